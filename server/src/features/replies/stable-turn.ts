import type { Act } from "@sayso/replies";

/** Milliseconds words must stand unchanged, at the least, and how many times as long as this partner's words come apart. */
const shortestWait = 300;
const paces = 2;
const fewestWords = 4;

/** Reads what is heard of a turn as it grows, and says when it has become worth answering ahead of its end. */
export class StableTurn {
	#act: Act | undefined;
	#began: number | undefined;
	#changes = 0;

	/**
	 * Takes the whole turn as it is heard now.
	 * @param act what it is read as
	 * @param at milliseconds from any start
	 * @returns milliseconds after which, if it still stands, the turn is worth answering; undefined where it is not: too short,
	 * nothing that wants an answer, or read as something else a word ago
	 */
	hear(text: string, act: Act, at: number): number | undefined {
		const isSettled = act === this.#act && act !== "statement" && text.split(" ").length >= fewestWords;
		this.#act = act;
		this.#began ??= at;
		const pace = (at - this.#began) / Math.max(1, this.#changes++);
		return isSettled ? Math.max(shortestWait, paces * pace) : undefined;
	}
}
