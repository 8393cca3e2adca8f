import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { Tokens } from "@sayso/model-replies/model-writer.ts";
import type { ReplyRun } from "../../seams/kept-runs.ts";

interface Making {
	/** Starts the engine. The signal aborts it, and `spend` receives its tokens. */
	start(signal: AbortSignal, spend: (tokens: Tokens) => void): AsyncIterable<OfferedAnswer>;
	/** Called once with all tokens used, however the run ended. Never rejects. */
	settle(spent: Tokens): Promise<void>;
}

/**
 * One set of replies in progress. It continues whether or not it has a reader. A reader gets the present cards at once,
 * and each further one as it arrives.
 */
export class MakingRun implements ReplyRun {
	readonly over: Promise<void>;
	readonly #cards: OfferedAnswer[] = [];
	readonly #ending = new AbortController();
	#news = Promise.withResolvers<void>();
	#isOver = false;
	#failure: unknown;
	#readers = 0;

	constructor(making: Making) {
		this.over = this.#make(making);
	}

	get isOver(): boolean {
		return this.#isOver;
	}

	get isUsable(): boolean {
		if (this.#ending.signal.aborted || this.#failure !== undefined) return false;
		return !this.#isOver || this.#cards.some(({ basic }) => !basic);
	}

	get isRead(): boolean {
		return this.#readers > 0;
	}

	async *read(signal: AbortSignal): AsyncGenerator<OfferedAnswer, void> {
		const wake = () => this.#wake();
		signal.addEventListener("abort", wake);
		this.#readers += 1;
		try {
			for (let next = 0; ; next++) {
				while (next === this.#cards.length && !this.#isOver && !signal.aborted) await this.#news.promise;
				signal.throwIfAborted();
				const card = this.#cards[next];
				if (!card) break;
				yield card;
			}
			if (this.#failure !== undefined) throw this.#failure;
		} finally {
			this.#readers -= 1;
			signal.removeEventListener("abort", wake);
		}
	}

	abort(): void {
		if (!this.#isOver) this.#ending.abort();
	}

	async #make({ start, settle }: Making): Promise<void> {
		const spent = { input: 0, output: 0 };
		const spend = ({ input, output }: Tokens) => {
			spent.input += input;
			spent.output += output;
		};
		try {
			for await (const card of start(this.#ending.signal, spend)) {
				this.#cards.push(card);
				this.#wake();
			}
		} catch (error) {
			this.#failure = error;
		}
		this.#isOver = true;
		this.#wake();
		await settle(spent);
	}

	#wake(): void {
		this.#news.resolve();
		this.#news = Promise.withResolvers();
	}
}
