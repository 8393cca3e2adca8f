import { performance } from "node:perf_hooks";

/** Estimates the database's clock between two readings, because this machine's clock may be wrong or jump. */
export class DatabaseClock {
	#ahead = 0;

	/** @param at the database's answer, in microseconds @param asked when it was asked, from `performance.now` */
	set(at: number, asked: number): void {
		this.#ahead = at - ((asked + performance.now()) / 2) * 1_000;
	}

	/** The estimated time in microseconds. */
	now(): number {
		return performance.now() * 1_000 + this.#ahead;
	}
}
