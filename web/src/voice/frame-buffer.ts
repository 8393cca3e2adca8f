import { limits } from "@sayso/contract/limits.ts";

const { keptSeconds, frameMilliseconds, backPressureBytes } = limits.audio;
/** The most frames that are kept. */
const capacity = (keptSeconds * 1000) / frameMilliseconds;

/**
 * The frames from the microphone that no final covers yet: the newest 25 seconds. First those already sent to the current socket,
 * then those waiting. A place is a number of samples since the listening began, whichever socket received them.
 */
export class FrameBuffer {
	#frames: ArrayBuffer[] = [];
	/** How many of the frames the socket has received. */
	#given = 0;
	/** Samples that the socket received before the first kept frame. */
	#before = 0;
	#from = 0;

	push(frame: ArrayBuffer): void {
		if (this.#isFull) this.#forget(1);
		this.#frames.push(frame);
	}

	/**
	 * Sends waiting frames, oldest first, until the socket has more than so many bytes to send.
	 * @param most the most frames to send
	 * @returns how many were sent
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

	/** @param until samples of the sound that this socket received */
	placeOf(until: number | undefined): number | undefined {
		return until === undefined ? undefined : until - this.#before + this.#from;
	}

	/** Drops the frames that a final covers. @param place the end of the final; undefined: everything the socket received */
	heard(place?: number): void {
		let count = place === undefined ? this.#given : 0;
		if (place !== undefined)
			for (let end = this.#from; count < this.#frames.length; count++) {
				end += samplesOf(this.#frames[count]);
				if (end > place) break;
			}
		this.#forget(count);
	}

	/** The socket is gone: every kept frame waits for the next one. */
	waitAgain(): void {
		this.#given = 0;
		this.#before = 0;
	}

	/** The place of the first kept sample. */
	get from(): number {
		return this.#from;
	}

	/** The number of kept frames. */
	get length(): number {
		return this.#frames.length;
	}

	/** The number of frames not sent to the socket. */
	get waiting(): number {
		return this.#frames.length - this.#given;
	}

	/** The buffer is full and its oldest frame was not sent: the next frame will replace it. */
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
