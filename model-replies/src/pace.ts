import type { Preferences } from "@sayso/contract/entities/preferences.ts";

/** How long an engine is waited for before the built-in one takes its place. */
export interface Hedge {
	/** Milliseconds for the first card. */
	firstCardMs: number;
	/** Milliseconds for each further card after the previous one. */
	nextCardMs: number;
	/** Milliseconds for the model to report its cost after its last card. */
	closingMs: number;
}

type Length = Preferences["responseLength"];

/** The limits of a measured timeout, as multiples of the configured one. */
const bounds = { least: 0.5, most: 3 } as const;
export const mostPatience = bounds.most;
/** The weight of a new measurement, and the number of deviations to wait: as in TCP's timeout (RFC 6298). */
const gains = { mean: 1 / 8, deviation: 1 / 4, waited: 4 } as const;

/**
 * Measures how fast an engine has been recently, and derives the timeouts of its next cards. Until there are
 * measurements the configured timeouts are used. Long replies take longer, so each length is measured separately.
 */
export class Pace {
	readonly #hedge: Hedge;
	readonly #first = new Map<Length, Measured>();
	readonly #next = new Map<Length, Measured>();

	constructor(hedge: Hedge) {
		this.#hedge = hedge;
	}

	/** Milliseconds for a set's first card. */
	firstCard(length: Length): number {
		return deadline(this.#hedge.firstCardMs, this.#first.get(length));
	}

	/** Milliseconds for each further card after the previous one. */
	nextCard(length: Length): number {
		return deadline(this.#hedge.nextCardMs, this.#next.get(length));
	}

	/**
	 * Records that a card was late although it is being written: the timeout is doubled, also for later sets until a
	 * card is measured. An engine that misses the longest timeout does not get it again until one of its cards was
	 * faster.
	 * @param waited the timeout in milliseconds; of simultaneous sets the first late one raises it for all
	 * @returns whether it is worth waiting longer
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

	/** Records that a card has arrived, in time or not. */
	came(length: Length, isFirst: boolean, milliseconds: number): void {
		const measures = isFirst ? this.#first : this.#next;
		// Longer times are cut off at the longest timeout, so that an exception, such as a machine that slept, is soon
		// forgotten.
		const most = bounds.most * (isFirst ? this.#hedge.firstCardMs : this.#hedge.nextCardMs);
		measures.set(length, measuredAgain(measures.get(length), Math.min(milliseconds, most)));
	}
}

interface Measured {
	mean: number;
	deviation: number;
	/** A minimum timeout in milliseconds after a late card, whatever was measured. */
	atLeast?: number;
	/** Too slow to wait for: the configured timeout is used. */
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
