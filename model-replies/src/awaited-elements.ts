/** How the next thing came: `late` when it has not yet. */
type Arrival = { element: unknown } | { error: unknown } | "end" | "late";

/** What a model writes, each thing waited for only so long. What comes after its time is there for the next to ask. */
export class AwaitedElements {
	readonly #elements: AsyncIterator<unknown>;
	readonly #signal: AbortSignal;
	readonly #came: (index: number) => void;
	#coming: Promise<Arrival>;
	#arrived = 0;
	#isOver = false;
	#failure: unknown;

	/**
	 * @param signal fires when the caller goes away
	 * @param came is told of each thing as it comes, also of one that is late
	 */
	constructor(elements: AsyncIterable<unknown>, signal: AbortSignal, came: (index: number) => void) {
		this.#elements = elements[Symbol.asyncIterator]();
		this.#signal = signal;
		this.#came = came;
		this.#coming = this.#next();
	}

	/** Whether anything came, in time or not. */
	get hasCome(): boolean {
		return this.#arrived > 0;
	}

	/** Why the model was given up on; undefined where it was not. */
	get failure(): unknown {
		return this.#failure;
	}

	/**
	 * The next thing written.
	 * @param milliseconds it may take from now on
	 * @returns `late` when it did not come in time, `end` when none will be waited for any more
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

	/** Waits for the end of the stream, where a model says what it cost, but not for long. */
	async end(milliseconds: number): Promise<void> {
		if (this.#isOver) return;
		const deadline = deadlineIn(milliseconds, this.#signal);
		await Promise.race([this.#coming, deadline.passed]);
		deadline.cancel();
	}

	/** Resolves when the model has let go of everything; its signal must have fired. */
	async letGo(): Promise<void> {
		await this.#coming;
		await this.#elements.return?.();
	}

	/** Waits for nothing more. */
	giveUp(error: unknown): void {
		this.#isOver = true;
		this.#failure = error;
	}

	/** Never rejects, so that it may be left lying. */
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

/** Passes after some milliseconds, or when the caller goes away. */
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
