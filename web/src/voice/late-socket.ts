import { limits } from "@sayso/contract/limits.ts";
import { stopMilliseconds } from "./listening.ts";
import type { TranscriptSocket, transcriptSocket } from "./transcript-socket.ts";

/** Frames that are kept until then: as many as are kept for any socket. */
const capacity = (limits.audio.keptSeconds * 1000) / limits.audio.frameMilliseconds;

/**
 * A socket whose code comes when somebody listens: what is said until it is here waits for it, the newest 25 s.
 * Where it comes too late for who stopped, or was given up, no socket is made.
 */
export function lateSocket(
	load: () => Promise<{ transcriptSocket: typeof transcriptSocket }>,
	options: Parameters<typeof transcriptSocket>[0],
): TranscriptSocket {
	let socket: TranscriptSocket | undefined;
	let isOver = false;
	let isPaused = false;
	const waiting: ArrayBuffer[] = [];
	const here = load().then((late) => {
		if (isOver) return;
		socket = late.transcriptSocket(options);
		for (const frame of waiting.splice(0)) socket.send(frame);
		if (isPaused) socket.pause();
	}, fail);
	function fail() {
		if (isOver) return;
		isOver = true;
		options.report({ type: "failed", problem: "unreachable" });
	}
	return {
		send(frame) {
			if (socket) socket.send(frame);
			else if (!isPaused && waiting.push(frame) > capacity) waiting.shift();
		},
		pause() {
			isPaused = true;
			socket?.pause();
		},
		resume() {
			isPaused = false;
			socket?.resume();
		},
		stop() {
			if (socket) return socket.stop();
			return new Promise((resolve) => {
				const deadline = setTimeout(() => {
					fail();
					resolve();
				}, stopMilliseconds);
				void here
					.then(() => {
						clearTimeout(deadline);
						return socket?.stop();
					})
					.then(resolve);
			});
		},
		abandon() {
			isOver = true;
			socket?.abandon();
		},
	};
}
