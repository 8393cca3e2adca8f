import { directionOf, oddsOf, places, shareOf, sharesOf, size } from "../src/fitting/direction.ts";

/** A turn as the model of fits sees it: what was seen of it, and of the rows of its kind how well they fit it. */
export interface Judged {
	places: readonly number[];
	/** Index of the kind of answer it calls for. */
	kind: number;
	/** Index of a cell, a row as an answer to a kind of turn, and how well it fits, 0 to 1. */
	cells: readonly (readonly [cell: number, fit: number])[];
}

/** What is learned: a direction for every place and every cell, and how often a cell fits at all. */
export interface Learned {
	/** `places` × `size`. */
	turns: Float32Array;
	/** `cells` × `size`. */
	rows: Float32Array;
	/** `kinds` × `size`: where turns of a kind point. */
	kinds: Float32Array;
	/** The log-odds of a cell where nothing is seen that speaks for or against it. */
	usual: Float32Array;
}

const epochs = 12;
const rate = 0.06;
/** Of what is seen of a turn, the share that is overlooked at a time: no turn is learned by heart. */
const overlooked = 0.3;
/** How much a kind that is taken for another teaches, beside a row that is. */
const kindsWeigh = 2;
/** What is seldom needed is forgotten a little at every step. */
const decay = 2e-3;

/**
 * Logistic regression of low rank: a row fits a turn where their directions agree. Steps are scaled by what each number has
 * been moved before (Adagrad), in a fixed shuffled order.
 */
export function learnFits(turns: readonly Judged[], cells: number, kinds: number): Learned {
	const random = sequence(7);
	const learned: Learned = {
		turns: Float32Array.from({ length: places * size }, () => (random() - 0.5) * 0.2),
		rows: Float32Array.from({ length: cells * size }, () => (random() - 0.5) * 0.2),
		kinds: Float32Array.from({ length: kinds * size }, () => (random() - 0.5) * 0.2),
		usual: usualOf(turns, cells),
	};
	const moved = {
		turns: new Float32Array(places * size).fill(0.1),
		rows: new Float32Array(cells * size).fill(0.1),
		kinds: new Float32Array(kinds * size).fill(0.1),
		usual: new Float32Array(cells).fill(0.1),
	};
	function step(name: keyof Learned, at: number, slope: number): void {
		const value = learned[name][at] ?? 0;
		const by = slope + decay * value;
		const before = (moved[name][at] ?? 0) + by * by;
		moved[name][at] = before;
		learned[name][at] = value - (rate * by) / Math.sqrt(before);
	}
	const toTurn = new Float32Array(size);
	for (let epoch = 0; epoch < epochs; epoch++) {
		for (const { places: all, kind, cells: own } of shuffled(turns, random)) {
			const seen = all.filter(() => random() >= overlooked);
			if (seen.length === 0) continue;
			const direction = directionOf(seen, learned.turns);
			toTurn.fill(0);
			for (const [cell, fit] of own) {
				const slope = shareOf(oddsOf(direction, cell, learned.rows, learned.usual)) - fit;
				for (let i = 0; i < size; i++) {
					toTurn[i] = (toTurn[i] ?? 0) + slope * (learned.rows[cell * size + i] ?? 0);
					step("rows", cell * size + i, slope * (direction[i] ?? 0));
				}
				step("usual", cell, slope);
			}
			sharesOf(direction, learned.kinds).forEach((likely, other) => {
				const slope = (likely - (other === kind ? 1 : 0)) * kindsWeigh;
				for (let i = 0; i < size; i++) {
					toTurn[i] = (toTurn[i] ?? 0) + slope * (learned.kinds[other * size + i] ?? 0);
					step("kinds", other * size + i, slope * (direction[i] ?? 0));
				}
			});
			const share = 1 / Math.sqrt(seen.length);
			for (const place of seen)
				for (let i = 0; i < size; i++) step("turns", place * size + i, (toTurn[i] ?? 0) * share);
		}
	}
	return learned;
}

/** How often each cell fits, as log-odds; a little more seldom than it was seen to. */
function usualOf(turns: readonly Judged[], cells: number): Float32Array {
	const fit = new Float32Array(cells).fill(0.5);
	const all = new Float32Array(cells).fill(3);
	for (const { cells: own } of turns)
		for (const [cell, share] of own) {
			all[cell] = (all[cell] ?? 0) + 1;
			fit[cell] = (fit[cell] ?? 0) + share;
		}
	return fit.map((count, cell) => Math.log(count / ((all[cell] ?? 1) - count)));
}

/** Numbers from 0 to 1, the same for a seed. */
function sequence(seed: number): () => number {
	let state = seed * 2654435761;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
	const order = [...items];
	for (let i = order.length - 1; i > 0; i--) {
		const j = Math.floor(random() * (i + 1));
		const [a, b] = [order[i], order[j]];
		if (a !== undefined && b !== undefined) [order[i], order[j]] = [b, a];
	}
	return order;
}
