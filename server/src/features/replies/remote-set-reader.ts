import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { RunNotice } from "../../seams/run-notices.ts";

type SetNotice = Extract<RunNotice, { about: "card" | "still" | "over" }>;

/** The cards of a set that another process has, as they arrive. For one reader. */
export class RemoteSetReader {
	readonly #silence: number;
	readonly #cards: OfferedAnswer[] = [];
	#isOver = false;
	#isLost = false;
	#isSilent = false;
	#news = Promise.withResolvers<void>();
	#patience: NodeJS.Timeout | undefined;

	/** @param silence milliseconds without a message from the holder after which the set is lost */
	constructor(silence: number) {
		this.#silence = silence;
		this.#wait();
	}

	/** Whether the holder was silent for too long. */
	get isSilent(): boolean {
		return this.#isSilent;
	}

	receive(notice: SetNotice): void {
		this.#wait();
		// A missed card makes the set lost: cards are never skipped.
		if (notice.about === "card" && notice.index === this.#cards.length) this.#cards.push(notice.card);
		else if (notice.about === "card" || (notice.about === "over" && notice.failed)) this.#isLost = true;
		else if (notice.about === "over") this.#isOver = true;
		// No more messages are expected, so the timeout stops, however slowly the cards are read.
		if (notice.about === "over") clearTimeout(this.#patience);
		this.#wake();
	}

	/** Marks the set as lost. */
	lose(): void {
		this.#isLost = true;
		this.#wake();
	}

	/** @throws if the set is lost, or the signal's reason */
	async *read(signal: AbortSignal): AsyncGenerator<OfferedAnswer, void> {
		const wake = () => this.#wake();
		signal.addEventListener("abort", wake);
		try {
			for (let next = 0; ; next++) {
				while (next === this.#cards.length && !this.#isOver && !this.#isLost && !signal.aborted)
					await this.#news.promise;
				signal.throwIfAborted();
				const card = this.#cards[next];
				if (card) yield card;
				else if (this.#isLost) throw new Error("The process that has the set does not answer");
				else return;
			}
		} finally {
			clearTimeout(this.#patience);
			signal.removeEventListener("abort", wake);
		}
	}

	#wait(): void {
		clearTimeout(this.#patience);
		this.#patience = setTimeout(() => {
			this.#isSilent = true;
			this.lose();
		}, this.#silence).unref();
	}

	#wake(): void {
		this.#news.resolve();
		this.#news = Promise.withResolvers();
	}
}
