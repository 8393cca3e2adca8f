/** The audio of a listening since its last final. Positions are samples since the listening began. */
export class KeptSound {
	readonly #most: number;
	#frames: Uint8Array[] = [];
	#from = 0;
	#to = 0;

	/** @param most the samples that are kept: the oldest ones beyond it are dropped */
	constructor(most: number) {
		this.#most = most;
	}

	/** The position where it begins. */
	get from(): number {
		return this.#from;
	}

	/** The position where it ends, which is the length of all audio so far. */
	get to(): number {
		return this.#to;
	}

	/** @param pcm 16-bit samples, which are not changed afterwards */
	push(pcm: Uint8Array): void {
		this.#frames.push(pcm);
		this.#to += pcm.byteLength / 2;
		this.forgetUntil(this.#to - this.#most);
	}

	forgetUntil(place: number): void {
		for (let frame = this.#frames[0]; frame && this.#from < place; frame = this.#frames[0]) {
			const bytes = Math.min(frame.byteLength, (place - this.#from) * 2);
			this.#from += bytes / 2;
			if (bytes < frame.byteLength) this.#frames[0] = frame.subarray(bytes);
			else this.#frames.shift();
		}
	}

	/** The audio between two positions. */
	between(from: number, to: number): Uint8Array {
		const [start, end] = [Math.max(0, from - this.#from) * 2, Math.max(0, to - this.#from) * 2];
		return Buffer.concat(this.#frames).subarray(start, end);
	}

	frames(): readonly Uint8Array[] {
		return [...this.#frames];
	}
}
