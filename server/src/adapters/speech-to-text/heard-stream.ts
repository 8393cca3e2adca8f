import type { Heard } from "../../seams/speech-to-text.ts";

/** A queue of transcribed text between a recogniser and its one reader. */
export class HeardStream implements AsyncIterable<Heard> {
	#kept: Heard[] = [];
	#isOver = false;
	#error: unknown;
	#wake: () => void = () => {};

	put(heard: Heard): void {
		if (this.#isOver) return;
		this.#kept.push(heard);
		this.#wake();
	}

	/** Ends the stream. After the queued text the reader gets the error, if there is one. */
	end(error?: unknown): void {
		if (this.#isOver) return;
		this.#isOver = true;
		this.#error = error;
		this.#wake();
	}

	/** Ends at once and drops the queued text. */
	discard(): void {
		this.#kept = [];
		this.#error = undefined;
		this.#isOver = true;
		this.#wake();
	}

	async *[Symbol.asyncIterator](): AsyncGenerator<Heard> {
		for (;;) {
			const heard = this.#kept.shift();
			if (heard) yield heard;
			else if (this.#error) throw this.#error;
			else if (this.#isOver) return;
			else await new Promise<void>((wake) => (this.#wake = wake));
		}
	}
}
