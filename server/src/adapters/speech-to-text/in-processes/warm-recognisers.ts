import type { RecogniserProcess } from "./recogniser-process.ts";

/** Recognisers started before they are needed: loading the model takes longer than anybody likes to wait. */
export class WarmRecognisers {
	readonly #start: () => Promise<RecogniserProcess>;
	readonly #size: number;
	readonly #warm = new Set<Promise<RecogniserProcess>>();
	#isClosed = false;

	/** @param size how many wait, besides those in use */
	constructor(start: () => Promise<RecogniserProcess>, size: number) {
		this.#start = start;
		this.#size = size;
	}

	/** Starts as many as are missing; one that fails or dies while it waits is forgotten. */
	fill(): void {
		while (!this.#isClosed && this.#warm.size < this.#size) {
			const starting = this.#start();
			this.#warm.add(starting);
			const forget = () => this.#warm.delete(starting);
			starting.then(({ ended }) => ended.then(forget), forget);
		}
	}

	/**
	 * The one that has waited longest, or a new one; another takes its place.
	 * @throws {Error} when it does not start
	 */
	take(): Promise<RecogniserProcess> {
		const [warm] = this.#warm;
		if (warm) this.#warm.delete(warm);
		const taken = warm ?? this.#start();
		// After the one that somebody waits for, not beside it.
		taken.then(
			() => this.fill(),
			() => {},
		);
		return taken;
	}

	/** Whether one waits, or a new one starts. */
	async available(): Promise<boolean> {
		this.fill();
		const [first] = this.#warm;
		return (
			first?.then(
				() => true,
				() => false,
			) ?? false
		);
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		const waiting = [...this.#warm];
		this.#warm.clear();
		await Promise.allSettled(waiting.map((starting) => starting.then(kill)));
	}
}

async function kill(recogniser: RecogniserProcess): Promise<void> {
	recogniser.kill();
	await recogniser.ended;
}
