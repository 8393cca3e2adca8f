import type { RecogniserProcess } from "./recogniser-process.ts";

/** Recognisers started in advance, because loading the model takes long. */
export class WarmRecognisers {
	readonly #start: () => Promise<RecogniserProcess>;
	readonly #size: number;
	readonly #warm = new Set<Promise<RecogniserProcess>>();
	#isClosed = false;

	/** @param size the number of spare ones, besides those in use */
	constructor(start: () => Promise<RecogniserProcess>, size: number) {
		this.#start = start;
		this.#size = size;
	}

	/** Starts the missing ones; a spare one that fails or dies is dropped. */
	fill(): void {
		while (!this.#isClosed && this.#warm.size < this.#size) {
			const starting = this.#start();
			this.#warm.add(starting);
			const forget = () => this.#warm.delete(starting);
			starting.then(({ ended }) => ended.then(forget), forget);
		}
	}

	/**
	 * The oldest spare one, or a new one. A replacement is started.
	 * @throws {Error} if it does not start
	 */
	take(): Promise<RecogniserProcess> {
		const [warm] = this.#warm;
		if (warm) this.#warm.delete(warm);
		const taken = warm ?? this.#start();
		// Start the replacement after the one that a listening waits for, so that it does not slow that one.
		taken.then(
			() => this.fill(),
			() => {},
		);
		return taken;
	}

	/** Whether there is a spare one, or a new one starts. */
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
