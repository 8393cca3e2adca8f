import type { Act } from "@sayso/replies";

/**
 * The minimum time in milliseconds that words must stay unchanged, and the factor on this partner's usual time between
 * words.
 */
const shortestWait = 300;
const paces = 2;
const fewestWords = 4;

/** Watches the text of a turn as it grows, and decides when it is worth answering before its end. */
export class StableTurn {
	#act: Act | undefined;
	#began: number | undefined;
	#changes = 0;

	/**
	 * Takes the whole turn as transcribed so far.
	 * @param act the act it is classified as
	 * @param at milliseconds of a monotonic clock
	 * @returns milliseconds after which, if unchanged, the turn is worth answering; undefined if it is not: too short,
	 * nothing to answer, or classified differently one word ago
	 */
	hear(text: string, act: Act, at: number): number | undefined {
		const isSettled = act === this.#act && act !== "statement" && text.split(" ").length >= fewestWords;
		this.#act = act;
		this.#began ??= at;
		const pace = (at - this.#began) / Math.max(1, this.#changes++);
		return isSettled ? Math.max(shortestWait, paces * pace) : undefined;
	}
}
