import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { RunNotice } from "../../seams/run-notices.ts";

type Told = Extract<RunNotice, { about: "card" | "still" | "over" }>;

/** The cards of a set that another process has, as it tells them. For one reader. */
export class AskedElsewhere {
	readonly #silence: number;
	readonly #cards: OfferedAnswer[] = [];
	#isOver = false;
	#isLost = false;
	#isSilent = false;
	#news = Promise.withResolvers<void>();
	#patience: NodeJS.Timeout | undefined;

	/** @param silence milliseconds without a sign of the process that has the set, after which it is given up */
	constructor(silence: number) {
		this.#silence = silence;
		this.#wait();
	}

	/** Whether the process gave no sign for as long as it is waited for. */
	get isSilent(): boolean {
		return this.#isSilent;
	}

	hear(told: Told): void {
		this.#wait();
		// A card that was missed on the way is not left out.
		if (told.about === "card" && told.index === this.#cards.length) this.#cards.push(told.card);
		else if (told.about === "card" || (told.about === "over" && told.failed)) this.#isLost = true;
		else if (told.about === "over") this.#isOver = true;
		// Nothing more is expected, however slowly it is read.
		if (told.about === "over") clearTimeout(this.#patience);
		this.#wake();
	}

	/** Nothing more comes of it. */
	lose(): void {
		this.#isLost = true;
		this.#wake();
	}

	/** @throws where the set is lost, or the signal's reason */
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
