import type { Preferences } from "@sayso/contract/entities/preferences.ts";

/** How long an engine is waited for before the built-in one stands in. */
export interface Hedge {
	/** Milliseconds the first card may take. */
	firstCardMs: number;
	/** Milliseconds each further card may take after the one before it. */
	nextCardMs: number;
	/** Milliseconds the model may take, after its last card, to say what it cost. */
	closingMs: number;
}

type Length = Preferences["responseLength"];

/** Shares of the configured deadline that a measured one keeps between. */
const bounds = { least: 0.5, most: 3 } as const;
export const mostPatience = bounds.most;
/** How much of a new measure counts, and how many deviations are waited for: those of TCP's timeout (RFC 6298). */
const gains = { mean: 1 / 8, deviation: 1 / 4, waited: 4 } as const;

/**
 * How fast an engine has been lately, and so how long its next card is worth waiting for. Until it has been measured the
 * configured deadlines hold. Long replies take longer, so each length has its own.
 */
export class Pace {
	readonly #hedge: Hedge;
	readonly #first = new Map<Length, Measured>();
	readonly #next = new Map<Length, Measured>();

	constructor(hedge: Hedge) {
		this.#hedge = hedge;
	}

	/** Milliseconds a set's first card may take. */
	firstCard(length: Length): number {
		return deadline(this.#hedge.firstCardMs, this.#first.get(length));
	}

	/** Milliseconds each further card may take after the one before it. */
	nextCard(length: Length): number {
		return deadline(this.#hedge.nextCardMs, this.#next.get(length));
	}

	/**
	 * A card did not come in time, though it is being written: it is waited for twice as long, and so are those of later sets until
	 * one is measured. An engine that is late by the longest wait is not given another until one of its cards came sooner.
	 * @param waited milliseconds it was waited for; of sets made at once the first to be late raises the patience for all
	 * @returns whether it is worth waiting on
	 */
	missed(length: Length, isFirst: boolean, waited: number): boolean {
		const measures = isFirst ? this.#first : this.#next;
		if (waited < (isFirst ? this.firstCard(length) : this.nextCard(length))) return true;
		const most = bounds.most * (isFirst ? this.#hedge.firstCardMs : this.#hedge.nextCardMs);
		const { isHopeless, ...before } = measures.get(length) ?? { mean: 0, deviation: 0 };
		const isWorthIt = !isHopeless && waited < most;
		measures.set(length, isWorthIt ? { ...before, atLeast: 2 * waited } : { mean: 0, deviation: 0, isHopeless: true });
		return isWorthIt;
	}

	/** A card has come, in time or not. */
	came(length: Length, isFirst: boolean, milliseconds: number): void {
		const measures = isFirst ? this.#first : this.#next;
		// What is longer than anybody waits says no more than that: a machine that slept is soon forgotten.
		const most = bounds.most * (isFirst ? this.#hedge.firstCardMs : this.#hedge.nextCardMs);
		measures.set(length, measuredAgain(measures.get(length), Math.min(milliseconds, most)));
	}
}

interface Measured {
	mean: number;
	deviation: number;
	/** Milliseconds that are waited whatever was measured, after a card was late. */
	atLeast?: number;
	/** Too slow to be waited for: the configured deadline holds. */
	isHopeless?: boolean;
}

function measuredAgain(before: Measured | undefined, milliseconds: number): Measured {
	if (!before?.mean) return { mean: milliseconds, deviation: milliseconds / 2 };
	const { mean, deviation } = before;
	return {
		mean: mean + gains.mean * (milliseconds - mean),
		deviation: deviation + gains.deviation * (Math.abs(milliseconds - mean) - deviation),
	};
}

function deadline(configured: number, measured: Measured | undefined): number {
	if (!measured || measured.isHopeless) return configured;
	const wanted = Math.max(measured.mean + gains.waited * measured.deviation, measured.atLeast ?? 0);
	return Math.min(Math.max(wanted, configured * bounds.least), configured * bounds.most);
}
