import type { Listen } from "./listening.ts";
import { type Microphone, openMicrophone } from "./microphone.ts";
import { transcriptSocket } from "./transcript-socket.ts";

/**
 * Listens through the product's own recogniser: microphone → 16 kHz frames → listening socket → words.
 *
 * @param options.context makes or resumes the sound context; called in the click
 * @param options.address the socket's address with a fresh token
 */
export function serverRecogniser(options: { context(): AudioContext; address(): Promise<string> }): Listen {
	return (report) => {
		const socket = transcriptSocket({ address: options.address, report });
		let microphone: Microphone | undefined;
		let released = false;
		let paused = false;

		function release() {
			released = true;
			microphone?.close();
		}

		async function open() {
			const opened = await openMicrophone({
				context: options.context(),
				onFrame: socket.send,
				async onLost() {
					release();
					await socket.stop();
					report({ type: "failed", problem: "unplugged" });
				},
			});
			if (!opened.ok) {
				if (released) return;
				socket.abandon();
				report({ type: "failed", problem: opened.problem });
				return;
			}
			microphone = opened.microphone;
			if (released) microphone.close();
			else if (paused) microphone.pause();
		}

		void open();
		return {
			pause() {
				paused = true;
				microphone?.pause();
				socket.pause();
			},
			resume() {
				paused = false;
				microphone?.resume();
				socket.resume();
			},
			stop() {
				release();
				return socket.stop();
			},
			abandon() {
				release();
				socket.abandon();
			},
		};
	};
}
