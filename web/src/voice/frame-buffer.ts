import { limits } from "@sayso/contract/limits.ts";

const { ringSeconds, frameMilliseconds, backPressureBytes } = limits.audio;
/** Frames in two seconds of sound. */
const capacity = (ringSeconds * 1000) / frameMilliseconds;

/** Holds the newest two seconds of frames that wait to be sent; when full, the oldest gives way. */
export class FrameBuffer {
	#frames: ArrayBuffer[] = [];

	push(frame: ArrayBuffer): void {
		if (this.#frames.length === capacity) this.#frames.shift();
		this.#frames.push(frame);
	}

	/** Sends what waits, oldest first, until the socket itself has more than 256 KB to send. */
	drainInto(socket: Pick<WebSocket, "bufferedAmount" | "send">): void {
		while (socket.bufferedAmount <= backPressureBytes) {
			const frame = this.#frames.shift();
			if (!frame) return;
			socket.send(frame);
		}
	}

	clear(): void {
		this.#frames = [];
	}

	/** Frames that wait. */
	get length(): number {
		return this.#frames.length;
	}
}
