/**
 * Pseudo-random numbers for tests and measurements: the same sequence for the same seed. Mulberry32, by Tommy Ettinger.
 * @returns a function that gives the next number, from 0 up to 1
 */
export function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
