/** Steps of 20 ms in a window: 0.2 s, so that a closed lip between two syllables does not count as silence. */
const together = 10;
/** The ratio to the loudest: 20 dB below it. */
const share = 0.1;

/** The current loudness of an utterance relative to its maximum. */
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
