/** Steps of 20 ms that are looked at together: 0.2 s, so that a closed lip between two syllables is no silence. */
const together = 10;
/** Of the loudest: 20 dB below it. */
const share = 0.1;

/** How loud an utterance is just now, beside the loudest of it. */
export class Level {
	readonly #recent: number[] = [];
	#loudest = 0;

	take(samples: Int16Array): void {
		const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
		this.#recent.push(Math.sqrt(energy / samples.length));
		if (this.#recent.length > together) this.#recent.shift();
		this.#loudest = Math.max(this.#loudest, ...this.#recent);
	}

	isLoud(): boolean {
		return Math.max(...this.#recent) > share * this.#loudest;
	}
}
