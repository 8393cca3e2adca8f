import { setTimeout as wait } from "node:timers/promises";
import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";

/** Cards running that may be late before the rest of the set is not waited for. */
const latesRunning = 2;

/** How the next card came: `late` when it has not yet. */
type Arrival = { card: OfferedAnswer } | { error: unknown } | "end" | "late";

/** The cards of an engine, each waited for only so long. A card that comes after its time is passed over. */
export class AwaitedCards {
	readonly #cards: AsyncIterator<OfferedAnswer>;
	readonly #signal: AbortSignal;
	#coming: Promise<Arrival>;
	#arrived = 0;
	#lates = 0;
	#isOver = false;
	#failure: unknown;

	/** @param signal fires when the caller goes away */
	constructor(cards: AsyncIterable<OfferedAnswer>, signal: AbortSignal) {
		this.#cards = cards[Symbol.asyncIterator]();
		this.#signal = signal;
		this.#coming = this.#next();
	}

	/** Whether any card came, in time or not. */
	get hasCome(): boolean {
		return this.#arrived > 0;
	}

	/** Why the engine was given up on; undefined where it was not. */
	get failure(): unknown {
		return this.#failure;
	}

	/**
	 * The engine's card for a row. Rows are asked for in order.
	 * @param milliseconds it may take from now on
	 * @returns undefined when it did not come in time, or none will come
	 */
	async forRow(index: number, milliseconds: number): Promise<OfferedAnswer | undefined> {
		const deadline = deadlineIn(milliseconds, this.#signal);
		try {
			while (!this.#isOver) {
				const step = await Promise.race([this.#coming, deadline.passed]);
				this.#signal.throwIfAborted();
				if (step === "late") return void this.#wasLate();
				if (step === "end") this.#isOver = true;
				else if ("error" in step) this.#giveUp(step.error);
				else {
					this.#coming = this.#next();
					this.#lates = 0;
					if (this.#arrived++ === index) return step.card;
				}
			}
		} finally {
			deadline.cancel();
		}
	}

	/** Waits for the end of the stream, where a model says what it cost, but not for long. */
	async end(milliseconds: number): Promise<void> {
		if (this.#isOver) return;
		const deadline = deadlineIn(milliseconds, this.#signal);
		await Promise.race([this.#coming, deadline.passed]);
		deadline.cancel();
	}

	/** Resolves when the engine has let go of everything; its signal must have fired. */
	async letGo(): Promise<void> {
		await this.#coming;
		await this.#cards.return?.();
	}

	#wasLate(): void {
		this.#lates += 1;
		if (this.#lates === latesRunning) this.#giveUp(new Error("the model was late twice running"));
	}

	#giveUp(error: unknown): void {
		this.#isOver = true;
		this.#failure = error;
	}

	/** Never rejects, so that it may be left lying. */
	#next(): Promise<Arrival> {
		return this.#cards.next().then(
			({ done, value }) => (done ? ("end" as const) : { card: value }),
			(error: unknown) => ({ error }),
		);
	}
}

/** Passes after some milliseconds, or when the caller goes away. */
function deadlineIn(milliseconds: number, signal: AbortSignal) {
	const cancelled = new AbortController();
	const late = () => "late" as const;
	const either = AbortSignal.any([signal, cancelled.signal]);
	return {
		passed: wait(milliseconds, undefined, { signal: either }).then(late, late),
		cancel: () => cancelled.abort(),
	};
}
