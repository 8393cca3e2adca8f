import { limits } from "@sayso/contract/limits.ts";
import { stopMilliseconds } from "./listening.ts";
import type { TranscriptSocket, transcriptSocket } from "./transcript-socket.ts";

/** Frames kept until the code is loaded: as many as for any socket. */
const capacity = (limits.audio.keptSeconds * 1000) / limits.audio.frameMilliseconds;

/**
 * A socket whose code is loaded when listening starts. The newest 25 s of sound wait for it. If the code loads after `stop` has
 * timed out or after `abandon`, no socket is opened.
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
