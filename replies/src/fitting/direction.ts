import { hashed } from "../wording/hashed.ts";

/** How many places the features of turns are hashed to: two features at one place count as one. */
export const places = 4096;
/** Numbers of a direction. */
export const size = 24;

/** What a turn looks like by its marks, or by what a clause is taken for because of them: a recogniser may leave them out. */
const byMarks = /^(?:last )?mark |^(?:likely|model) /;

/** Where what is seen of a turn stands, whatever marks it has. */
export const placesOf = (features: readonly string[]): number[] => [
	...new Set(features.filter((feature) => !byMarks.test(feature)).map((feature) => (hashed(feature) >>> 0) % places)),
];

/** Where a turn points: the sum of what was seen of it, as long as if it had been one thing. */
export function directionOf(seen: readonly number[], turns: Float32Array): Float32Array {
	const direction = new Float32Array(size);
	for (const place of seen)
		for (let i = 0; i < size; i++) direction[i] = (direction[i] as number) + (turns[place * size + i] as number);
	return direction.map((value) => value / Math.sqrt(Math.max(1, seen.length)));
}

/** How far a cell points where a turn does: the log-odds that it fits. */
export function oddsOf(direction: Float32Array, cell: number, rows: Float32Array, usual: Float32Array): number {
	let sum = usual[cell] as number;
	for (let i = 0; i < size; i++) sum += (direction[i] as number) * (rows[cell * size + i] as number);
	return sum;
}

/** 0 to 1. */
export const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** How likely a turn that points there is to be of each kind: 0 to 1, 1 in all. */
export function sharesOf(direction: Float32Array, kinds: Float32Array): number[] {
	const odds = Array.from({ length: kinds.length / size }, (_, kind) => {
		let sum = 0;
		for (let i = 0; i < size; i++) sum += (direction[i] as number) * (kinds[kind * size + i] as number);
		return sum;
	});
	const highest = Math.max(...odds);
	const shares = odds.map((each) => Math.exp(each - highest));
	const all = shares.reduce((sum, share) => sum + share, 0);
	return shares.map((share) => share / all);
}
