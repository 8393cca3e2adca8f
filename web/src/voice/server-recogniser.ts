import { lateSocket } from "./late-socket.ts";
import type { Listen, ListeningEvent } from "./listening.ts";
import { isSounding, markLoudness } from "./mark-sound.ts";
import { type Microphone, openMicrophone } from "./microphone.ts";
import { askForMicrophone } from "./microphone-stream.ts";

/**
 * Listens through the server's recogniser: microphone → 16 kHz frames → listening socket → words.
 * @param options.context creates or resumes the sound context; called in the click
 * @param options.address of the listening socket
 * @param options.stream the microphone, if it was already asked for
 * @param options.token a fresh ID token
 */
export function serverRecogniser(options: {
	context(): AudioContext;
	stream?: () => Promise<MediaStream>;
	address: string;
	token(): Promise<string | null>;
}): Listen {
	const { address, token } = options;
	// Speech that Sayso plays here is not the partner's, with or without echo cancellation.
	let goesOn = (_: ArrayBuffer, isSounding: boolean) => !isSounding;
	import("./hear-over.ts").then(
		({ hearOver }) => {
			goesOn = hearOver(markLoudness);
		},
		() => undefined,
	);
	return (report, isOffRecord = false) => {
		const socket = lateSocket(() => import("./transcript-socket.ts"), {
			...{ address, token, isOffRecord },
			report(event) {
				if (event.type === "ready" || event.type === "interrupted") standing = event;
				// Nothing is transcribed before the browser has given the microphone.
				if (event.type === "ready" && !microphone) return;
				// The reason is reported once; without a microphone no other recogniser can help.
				if (!isLost || event.type !== "failed") report(event);
				if (event.type === "ready" && isSilent) report({ type: "silent" });
			},
		});
		let microphone: Microphone | undefined;
		/** The last `ready` or `interrupted` event of the socket. */
		let standing: ListeningEvent | undefined;
		let isLost = false;
		let isSilent = false;
		let released = false;
		let paused = false;

		function release() {
			released = true;
			microphone?.close();
		}

		/** Do not ask for a microphone that is no longer needed. */
		async function stream(): Promise<MediaStream> {
			if (released) throw new DOMException("Not wanted any more", "AbortError");
			return (options.stream ?? askForMicrophone)();
		}

		async function open() {
			const opened = await openMicrophone({
				context: options.context,
				stream,
				onFrame: (frame) => socket.send(goesOn(frame, isSounding()) ? frame : new ArrayBuffer(frame.byteLength)),
				onSilent(now) {
					if (now === isSilent || released) return;
					isSilent = now;
					// While the connection is lost, the state stays `interrupted`; silence is reported after reconnecting.
					if (standing?.type === "ready") report(now ? { type: "silent" } : standing);
				},
				async onLost(problem) {
					release();
					isLost = true;
					await socket.stop();
					report({ type: "failed", problem });
				},
			});
			if (!opened.ok) {
				if (released) return;
				socket.abandon();
				report({ type: "failed", problem: opened.problem });
				return;
			}
			microphone = opened.microphone;
			if (released) return microphone.close();
			if (paused) microphone.pause();
			if (standing?.type === "ready") report(standing);
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
