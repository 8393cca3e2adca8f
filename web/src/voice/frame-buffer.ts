import { limits } from "@sayso/contract/limits.ts";

const { keptSeconds, frameMilliseconds, backPressureBytes } = limits.audio;
/** Frames that are kept. */
const capacity = (keptSeconds * 1000) / frameMilliseconds;

/**
 * What the microphone brought and nothing final was heard of, the newest 25 seconds. First what a socket was given, then what waits
 * for one. Places in it are samples since the listening began, whichever socket was given them.
 */
export class FrameBuffer {
	#frames: ArrayBuffer[] = [];
	/** How many of them the socket was given. */
	#given = 0;
	/** Samples that it was given before the first of them. */
	#before = 0;
	#from = 0;

	push(frame: ArrayBuffer): void {
		if (this.#isFull) this.#forget(1);
		this.#frames.push(frame);
	}

	/**
	 * Gives it what waits, oldest first, until the socket itself has more than so many bytes to send.
	 * @param most frames that it may be given. @returns how many it was
	 */
	drainInto(
		socket: Pick<WebSocket, "bufferedAmount" | "send">,
		most = Number.POSITIVE_INFINITY,
		bytes = backPressureBytes,
	): number {
		let given = 0;
		for (; given < most && socket.bufferedAmount <= bytes; given++) {
			const frame = this.#frames[this.#given];
			if (!frame) break;
			this.#given += 1;
			socket.send(frame);
		}
		return given;
	}

	/** @param until samples of the sound that the socket was given */
	placeOf(until: number | undefined): number | undefined {
		return until === undefined ? undefined : until - this.#before + this.#from;
	}

	/** Something final was heard. @param place up to which; undefined: all that the socket was given */
	heard(place?: number): void {
		let count = place === undefined ? this.#given : 0;
		if (place !== undefined)
			for (let end = this.#from; count < this.#frames.length; count++) {
				end += samplesOf(this.#frames[count]);
				if (end > place) break;
			}
		this.#forget(count);
	}

	/** The socket is gone: all that is kept waits for another. */
	waitAgain(): void {
		this.#given = 0;
		this.#before = 0;
	}

	/** Place where it begins: what came before is kept no longer. */
	get from(): number {
		return this.#from;
	}

	/** Frames that are kept. */
	get length(): number {
		return this.#frames.length;
	}

	/** Frames that the socket was not given. */
	get waiting(): number {
		return this.#frames.length - this.#given;
	}

	/** The next frame takes the place of the oldest, and no socket was given that. */
	get losesNext(): boolean {
		return this.#isFull && this.#given === 0;
	}

	get #isFull(): boolean {
		return this.#frames.length === capacity;
	}

	#forget(count: number): void {
		for (const [at, frame] of this.#frames.splice(0, count).entries()) {
			this.#from += samplesOf(frame);
			if (at < this.#given) this.#before += samplesOf(frame);
		}
		this.#given = Math.max(0, this.#given - count);
	}
}

const samplesOf = (frame: ArrayBuffer | undefined) => (frame?.byteLength ?? 0) / 2;
