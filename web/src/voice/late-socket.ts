import { stopMilliseconds } from "./listening.ts";
import type { TranscriptSocket, transcriptSocket } from "./transcript-socket.ts";

/**
 * A socket whose code comes when somebody listens: what is said, and done, until it is here waits for it in its order. Where it comes
 * too late for who stopped, or was given up, no socket is made.
 */
export function lateSocket(
	load: () => Promise<{ transcriptSocket: typeof transcriptSocket }>,
	options: Parameters<typeof transcriptSocket>[0],
): TranscriptSocket {
	let socket: TranscriptSocket | undefined;
	let isOver = false;
	const here = load().then((late) => {
		if (!isOver) socket = late.transcriptSocket(options);
	}, fail);
	function fail() {
		if (isOver) return;
		isOver = true;
		options.report({ type: "failed", problem: "unreachable" });
	}
	const once = (act: (socket: TranscriptSocket) => void) =>
		socket ? act(socket) : void here.then(() => socket && act(socket));
	return {
		send: (frame) => once((socket) => socket.send(frame)),
		pause: () => once((socket) => socket.pause()),
		resume: () => once((socket) => socket.resume()),
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
