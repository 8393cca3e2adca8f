/** The number of consecutive failures after which a model is paused, and the pause in milliseconds. */
const defaults = { failures: 5, restMs: 30_000 };

/**
 * Keeps turns from waiting for a model that is down. After several consecutive failures it is paused, then one turn
 * tries it again, and one success closes the circuit.
 */
export class CircuitBreaker {
	readonly #clock: { now(): Date };
	readonly #limits: typeof defaults;
	#failures = 0;
	#restsUntil = 0;

	constructor(clock: { now(): Date }, limits = defaults) {
		this.#clock = clock;
		this.#limits = limits;
	}

	get isOpen(): boolean {
		return this.#failures >= this.#limits.failures;
	}

	/** Whether this turn may try the model. After a pause only one turn may, until it reports the result. */
	allows(): boolean {
		if (!this.isOpen) return true;
		const now = this.#clock.now().getTime();
		if (now < this.#restsUntil) return false;
		this.#restsUntil = now + this.#limits.restMs;
		return true;
	}

	succeeded(): void {
		this.#failures = 0;
	}

	failed(): void {
		this.#failures += 1;
		this.#restsUntil = this.#clock.now().getTime() + this.#limits.restMs;
	}
}
