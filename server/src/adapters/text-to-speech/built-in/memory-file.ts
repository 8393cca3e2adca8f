/** A file that lives in memory and is read and written from a position, as a program expects of one. */
export class MemoryFile {
	#bytes: Uint8Array;
	#length: number;
	#position = 0;

	constructor(contents: Uint8Array = new Uint8Array()) {
		this.#bytes = contents;
		this.#length = contents.length;
	}

	/** What has been written, from the first byte to the last. */
	get contents(): Uint8Array {
		return this.#bytes.subarray(0, this.#length);
	}

	/** Fills as much of `target` as there is, and returns how many bytes that was. */
	read(target: Uint8Array): number {
		const part = this.contents.subarray(this.#position, this.#position + target.length);
		target.set(part);
		this.#position += part.length;
		return part.length;
	}

	write(source: Uint8Array): void {
		const end = this.#position + source.length;
		if (end > this.#bytes.length) {
			const grown = new Uint8Array(Math.max(end, this.#bytes.length * 2));
			grown.set(this.contents);
			this.#bytes = grown;
		}
		this.#bytes.set(source, this.#position);
		this.#position = end;
		this.#length = Math.max(this.#length, end);
	}

	/** @returns the new position, in bytes from the start */
	seek(offset: number, from: "start" | "here" | "end"): number {
		const base = { start: 0, here: this.#position, end: this.#length }[from];
		this.#position = Math.max(0, base + offset);
		return this.#position;
	}
}
