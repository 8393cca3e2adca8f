/** The sound of a listening that nothing final was heard of yet. Places in it are samples since the listening began. */
export class KeptSound {
	readonly #most: number;
	#frames: Uint8Array[] = [];
	#from = 0;
	#to = 0;

	/** @param most samples that are kept: of more the first are forgotten */
	constructor(most: number) {
		this.#most = most;
	}

	/** Where it begins. */
	get from(): number {
		return this.#from;
	}

	/** Where it ends: how much sound there was in all. */
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

	/** What of it lies between two places. */
	between(from: number, to: number): Uint8Array {
		const [start, end] = [Math.max(0, from - this.#from) * 2, Math.max(0, to - this.#from) * 2];
		return Buffer.concat(this.#frames).subarray(start, end);
	}

	frames(): readonly Uint8Array[] {
		return [...this.#frames];
	}
}
