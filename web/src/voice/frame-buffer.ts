import { limits } from "@sayso/contract/limits.ts";

const { keptSeconds, frameMilliseconds, backPressureBytes } = limits.audio;
/** Frames that are kept. */
const capacity = (keptSeconds * 1000) / frameMilliseconds;

/** What the microphone brought and nothing final was heard of, the newest 25 seconds. First what a socket was given, then what waits for one. */
export class FrameBuffer {
	#frames: ArrayBuffer[] = [];
	/** How many of them the socket was given. */
	#given = 0;
	/** Samples that it was given before the first of them. */
	#before = 0;
	/** Nothing has given way since something final was heard. */
	#isWhole = true;

	push(frame: ArrayBuffer): void {
		if (this.isFull) {
			this.#isWhole = false;
			this.#forget(1);
		}
		this.#frames.push(frame);
	}

	/** Gives it what waits, oldest first, until the socket itself has more than so many bytes to send. */
	drainInto(socket: Pick<WebSocket, "bufferedAmount" | "send">, most = backPressureBytes): void {
		while (socket.bufferedAmount <= most) {
			const frame = this.#frames[this.#given];
			if (!frame) return;
			this.#given += 1;
			socket.send(frame);
		}
	}

	/** Something final was heard. @param until samples of the sound of the socket; undefined: of all that it was given */
	heard(until?: number): void {
		this.#isWhole = true;
		let count = until === undefined ? this.#given : 0;
		if (until !== undefined)
			for (let place = this.#before; count < this.#frames.length; count++) {
				place += samplesOf(this.#frames[count]);
				if (place > until) break;
			}
		this.#forget(count);
	}

	/**
	 * The socket is lost: all that is kept waits for another.
	 * @returns samples that the lost one was given before them
	 */
	waitAgain(): number {
		const before = this.#before;
		this.#given = 0;
		this.#before = 0;
		this.#isWhole = true;
		return before;
	}

	/** Frames that are kept. */
	get length(): number {
		return this.#frames.length;
	}

	/** The next frame takes the place of the oldest. */
	get isFull(): boolean {
		return this.#frames.length === capacity;
	}

	/** Whether another socket would hear all that the words since the last final were heard in. */
	get isWhole(): boolean {
		return this.#isWhole;
	}

	#forget(count: number): void {
		for (const [at, frame] of this.#frames.splice(0, count).entries())
			if (at < this.#given) this.#before += samplesOf(frame);
		this.#given = Math.max(0, this.#given - count);
	}
}

const samplesOf = (frame: ArrayBuffer | undefined) => (frame?.byteLength ?? 0) / 2;
