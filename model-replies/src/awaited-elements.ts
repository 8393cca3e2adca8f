/** How the next element arrived; `late` if it has not arrived yet. */
type Arrival = { element: unknown } | { error: unknown } | "end" | "late";

/** The elements that a model writes, each with a timeout. A late element can still be read by the next call. */
export class AwaitedElements {
	readonly #elements: AsyncIterator<unknown>;
	readonly #signal: AbortSignal;
	readonly #came: (index: number) => void;
	#coming: Promise<Arrival>;
	#arrived = 0;
	#isOver = false;
	#failure: unknown;

	/** @param signal aborted when the caller leaves @param came called for each element as it arrives, even late */
	constructor(elements: AsyncIterable<unknown>, signal: AbortSignal, came: (index: number) => void) {
		this.#elements = elements[Symbol.asyncIterator]();
		this.#signal = signal;
		this.#came = came;
		this.#coming = this.#next();
	}

	/** Whether any element arrived, in time or not. */
	get hasCome(): boolean {
		return this.#arrived > 0;
	}

	/** Why the model was given up; undefined if it was not. */
	get failure(): unknown {
		return this.#failure;
	}

	/**
	 * The next element.
	 * @param milliseconds the timeout from now on
	 * @returns `late` if it did not arrive in time, `end` if no more are expected
	 */
	async next(milliseconds: number): Promise<{ element: unknown } | "late" | "end"> {
		if (this.#isOver) return "end";
		const deadline = deadlineIn(milliseconds, this.#signal);
		const step = await Promise.race([this.#coming, deadline.passed]).finally(deadline.cancel);
		this.#signal.throwIfAborted();
		if (step === "late") return step;
		if (step !== "end" && "element" in step) {
			this.#coming = this.#next();
			return step;
		}
		if (step === "end") this.#isOver = true;
		else this.giveUp(step.error);
		return "end";
	}

	/** Waits briefly for the end of the stream, where a model reports its cost. */
	async end(milliseconds: number): Promise<void> {
		if (this.#isOver) return;
		const deadline = deadlineIn(milliseconds, this.#signal);
		await Promise.race([this.#coming, deadline.passed]);
		deadline.cancel();
	}

	/** Resolves when the model has released everything; its signal must have been aborted. */
	async letGo(): Promise<void> {
		await this.#coming;
		await this.#elements.return?.();
	}

	/** Stops waiting for the model. */
	giveUp(error: unknown): void {
		this.#isOver = true;
		this.#failure = error;
	}

	/** Never rejects, so that an unread result is harmless. */
	#next(): Promise<Arrival> {
		return this.#elements.next().then(
			({ done, value }) => {
				if (done) return "end" as const;
				this.#came(this.#arrived++);
				return { element: value };
			},
			(error: unknown) => ({ error }),
		);
	}
}

/** Resolves after some milliseconds, or when the caller leaves. */
function deadlineIn(milliseconds: number, signal: AbortSignal) {
	const { promise: passed, resolve } = Promise.withResolvers<"late">();
	const pass = () => resolve("late");
	const timer = setTimeout(pass, signal.aborted ? 0 : milliseconds);
	signal.addEventListener("abort", pass, { once: true });
	return {
		passed,
		cancel() {
			clearTimeout(timer);
			signal.removeEventListener("abort", pass);
		},
	};
}
