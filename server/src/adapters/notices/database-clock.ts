import { performance } from "node:perf_hooks";

/** The database's clock as this process knows it between two looks at it: its own may be set wrong, or jump. */
export class DatabaseClock {
	#ahead = 0;

	/**
	 * @param at what the database answered, in microseconds
	 * @param asked when it was asked, as `performance.now` tells it
	 */
	set(at: number, asked: number): void {
		this.#ahead = at - ((asked + performance.now()) / 2) * 1_000;
	}

	/** Microseconds. */
	now(): number {
		return performance.now() * 1_000 + this.#ahead;
	}
}
