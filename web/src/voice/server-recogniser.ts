import type { Listen } from "./listening.ts";
import { isSounding } from "./mark-sound.ts";
import { type Microphone, openMicrophone } from "./microphone.ts";
import { askForMicrophone } from "./microphone-stream.ts";
import type { TranscriptSocket, transcriptSocket } from "./transcript-socket.ts";

/**
 * Listens through the product's own recogniser: microphone → 16 kHz frames → listening socket → words.
 *
 * @param options.context makes or resumes the sound context; called in the click
 * @param options.address of the listening socket
 * @param options.stream the microphone, where it is asked for elsewhere
 * @param options.token a fresh ID token
 */
export function serverRecogniser(options: {
	context(): AudioContext;
	stream?: () => Promise<MediaStream>;
	address: string;
	token(): Promise<string | null>;
}): Listen {
	const { address, token } = options;
	// What is said aloud here is not the partner's, whether or not the browser takes the echo of it away.
	let goesOn = (_: ArrayBuffer, isSounding: boolean) => !isSounding;
	import("./hear-over.ts").then(
		({ hearOver }) => {
			goesOn = hearOver();
		},
		() => undefined,
	);
	return (report, isOffRecord = false) => {
		const socket = lateSocket({ address, token, report, isOffRecord });
		let microphone: Microphone | undefined;
		let released = false;
		let paused = false;

		function release() {
			released = true;
			microphone?.close();
		}

		/** Nobody is asked for a microphone that is not wanted any more. */
		async function stream(): Promise<MediaStream> {
			if (released) throw new DOMException("Not wanted any more", "AbortError");
			return (options.stream ?? askForMicrophone)();
		}

		async function open() {
			const opened = await openMicrophone({
				context: options.context(),
				stream,
				onFrame: (frame) => socket.send(goesOn(frame, isSounding()) ? frame : new ArrayBuffer(frame.byteLength)),
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

/** A socket whose code comes when somebody listens: what is said, and done, until it is here waits for it in its order. */
function lateSocket(options: Parameters<typeof transcriptSocket>[0]): TranscriptSocket {
	let socket: TranscriptSocket | undefined;
	let isAbandoned = false;
	const here = import("./transcript-socket.ts").then(
		(late) => {
			socket = late.transcriptSocket(options);
		},
		() => {
			if (!isAbandoned) options.report({ type: "failed", problem: "unreachable" });
		},
	);
	const once = (act: (socket: TranscriptSocket) => void) =>
		socket ? act(socket) : void here.then(() => socket && act(socket));
	return {
		send: (frame) => once((socket) => socket.send(frame)),
		pause: () => once((socket) => socket.pause()),
		resume: () => once((socket) => socket.resume()),
		stop: () => socket?.stop() ?? here.then(() => socket?.stop()),
		abandon() {
			isAbandoned = true;
			once((socket) => socket.abandon());
		},
	};
}
