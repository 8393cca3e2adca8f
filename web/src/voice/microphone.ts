import { type Capture, captured, prepareCapture } from "./capture.ts";
import type { ListeningProblem } from "./listening.ts";
import { microphoneProblem } from "./microphone-problem.ts";
import { askForMicrophone } from "./microphone-stream.ts";

export interface Microphone {
	pause(): void;
	resume(): void;
	close(): void;
}

/** An open microphone, for the code that watches it. */
export interface OpenMicrophone {
	context: AudioContext;
	stream: MediaStream;
	capture: Capture | undefined;
	/** Its sound is captured through a separate context. */
	isAlone: boolean;
	isPaused: boolean;
	isOver: boolean;
	anotherContext(): AudioContext;
	/** Captures its sound through the context. @param stream a replacement microphone @throws {DOMException} */
	take(stream?: MediaStream): Promise<void>;
	/** Ends it with a problem. */
	lose(problem: ListeningProblem): void;
}

type Opened = { ok: true; microphone: Microphone } | { ok: false; problem: ListeningProblem };

/** The problem a browser without microphone access has, or undefined where it has it. */
function missingSupport(): ListeningProblem | undefined {
	if (!window.isSecureContext) return "insecure";
	if (!navigator.mediaDevices?.getUserMedia || typeof AudioWorkletNode === "undefined") return "unsupported";
	return undefined;
}

const mend = () => import("./mend-microphone.ts");

/**
 * Opens the microphone: frames of 320 samples of 16 kHz signed 16-bit PCM come every 20 ms.
 * @param options.context creates or resumes the context, at the device's own rate; called in the click
 * @param options.stream the microphone, if it was already asked for
 * @param options.onSilent called with true when no sound comes from it, with false once it does again
 * @param options.onLost called once when it cannot go on
 */
export async function openMicrophone(options: {
	context(): AudioContext;
	stream?: (() => Promise<MediaStream>) | undefined;
	onFrame(frame: ArrayBuffer): void;
	onSilent?(isSilent: boolean): void;
	onLost(problem: ListeningProblem): void;
}): Promise<Opened> {
	const unsupported = missingSupport();
	if (unsupported) return { ok: false, problem: unsupported };
	const { context: anotherContext, onLost, onSilent = () => undefined, stream: ask = askForMicrophone } = options;
	let mending: ReturnType<Awaited<ReturnType<typeof mend>>["mendMicrophone"]> | undefined;

	function onFrame(frame: ArrayBuffer) {
		mending?.frame(frame);
		options.onFrame(frame);
	}

	async function take(stream?: MediaStream): Promise<void> {
		if (stream) {
			letGo();
			opened.stream = stream;
		}
		try {
			opened.capture = captured(opened.context, opened.stream, onFrame);
			opened.isAlone = false;
		} catch {
			// Some browsers refuse a headset whose rate is not that of the context.
			opened.capture = await (await mend()).capturedAlone(opened.stream, onFrame);
			opened.isAlone = true;
		}
		if (opened.isOver) return opened.capture.close();
		if (opened.isPaused) opened.capture.pause();
		for (const track of opened.stream.getTracks()) track.addEventListener("ended", unplugged, { once: true });
	}

	function letGo() {
		opened.capture?.close();
		for (const track of opened.stream.getTracks()) {
			track.removeEventListener("ended", unplugged);
			track.stop();
		}
	}

	function close() {
		if (opened.isOver) return;
		opened.isOver = true;
		mending?.close();
		letGo();
	}

	function lose(problem: ListeningProblem) {
		if (opened.isOver) return;
		close();
		onLost(problem);
	}
	const unplugged = () => lose("unplugged");

	const before = { capture: undefined, isAlone: false, isPaused: false, isOver: false };
	let opened: OpenMicrophone;
	try {
		const context = anotherContext();
		// Do this first: words said while it loads would be lost.
		await prepareCapture(context);
		opened = { ...before, context, stream: await ask(), anotherContext, take, lose };
	} catch (error) {
		return { ok: false, problem: await microphoneProblem(error) };
	}
	try {
		await take();
	} catch {
		letGo();
		return { ok: false, problem: "unusable" };
	}
	mend().then(
		({ mendMicrophone }) => {
			if (!opened.isOver) mending = mendMicrophone(opened, onSilent);
		},
		// If the code that watches it does not load, the microphone works without it.
		() => undefined,
	);
	return {
		ok: true,
		microphone: {
			pause() {
				opened.isPaused = true;
				mending?.pause();
				opened.capture?.pause();
			},
			resume() {
				opened.isPaused = false;
				mending?.resume();
				opened.capture?.resume();
			},
			close,
		},
	};
}
