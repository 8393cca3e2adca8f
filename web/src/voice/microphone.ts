import { type Capture, captured, capturedAlone, prepareCapture } from "./capture.ts";
import type { ListeningProblem } from "./listening.ts";
import { refusal } from "./microphone-permission.ts";
import { askForMicrophone } from "./microphone-stream.ts";
import { giveUp } from "./sound-context.ts";
import { watchSound } from "./watch-sound.ts";

export interface Microphone {
	pause(): void;
	resume(): void;
	close(): void;
}

type Opened = { ok: true; microphone: Microphone } | { ok: false; problem: ListeningProblem };

/** What a refusal of `getUserMedia` means for the person. */
export async function microphoneProblem(error: unknown): Promise<ListeningProblem> {
	switch (error instanceof Error || error instanceof DOMException ? error.name : "") {
		case "NotAllowedError":
			return refusal();
		case "SecurityError":
			return "refused";
		case "NotFoundError":
		case "OverconstrainedError":
			return "missing";
		case "NotReadableError":
		case "AbortError":
			return "in_use";
		default:
			return "unsupported";
	}
}

/** The problem a browser without microphone access has, or undefined where it has it. */
function missingSupport(): ListeningProblem | undefined {
	if (!window.isSecureContext) return "insecure";
	if (!navigator.mediaDevices?.getUserMedia || typeof AudioWorkletNode === "undefined") return "unsupported";
	return undefined;
}

const letGo = (stream: MediaStream) => {
	for (const track of stream.getTracks()) track.stop();
};

/**
 * Opens the microphone: frames of 320 samples of 16 kHz signed 16-bit PCM come every 20 ms. Where it falls silent and devices change,
 * it is asked for anew; where its sound stands still, that goes through another context.
 *
 * @param options.context makes, resumes or has the context, at the device's own rate; called in the click
 * @param options.stream the microphone, where it was asked for already
 * @param options.onSilent told that no sound comes from it, and that it does again
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
	const { onLost, onSilent = () => undefined, stream: ask = askForMicrophone } = options;
	let context: AudioContext;
	let stream: MediaStream;
	let capture: Capture | undefined;
	let watch: ReturnType<typeof watchSound> | undefined;
	let isPaused = false;
	let isOver = false;
	/** Changes one after another. */
	let changing = Promise.resolve();
	/** The sound stood still, and no frame has come since. */
	let stands = false;
	let isAlone = false;
	let hasOthers = false;

	function onFrame(frame: ArrayBuffer) {
		stands = false;
		watch?.frame(frame);
		options.onFrame(frame);
	}

	async function take(): Promise<void> {
		try {
			capture = captured(context, stream, onFrame);
			isAlone = false;
		} catch {
			// Some browsers refuse a headset whose rate is not that of the context.
			capture = await capturedAlone(stream, onFrame);
			isAlone = true;
		}
		if (isOver) capture.close();
		else if (isPaused) capture.pause();
	}

	function follow() {
		if (isOver) return;
		watch = watchSound(stream.getAudioTracks()[0], { silent, still });
		if (isPaused) watch.pause();
		for (const track of stream.getTracks()) track.addEventListener("ended", unplugged, { once: true });
	}

	function leave() {
		watch?.close();
		for (const track of stream.getTracks()) track.removeEventListener("ended", unplugged);
		capture?.close();
		capture = undefined;
	}

	function close() {
		if (isOver) return;
		isOver = true;
		navigator.mediaDevices.removeEventListener("devicechange", changed);
		leave();
		letGo(stream);
	}

	function lose(problem: ListeningProblem) {
		if (isOver) return;
		close();
		onLost(problem);
	}
	const unplugged = () => lose("unplugged");

	/** After a call the clock of a context may stand for good. */
	function still() {
		if (stands) return lose("unusable");
		stands = true;
		change(async () => {
			capture?.close();
			if (!isAlone) giveUp(context);
			context = options.context();
			await prepareCapture(context);
			if (!isOver) await take();
		});
	}

	function silent(isSilent: boolean) {
		onSilent(isSilent);
		if (isSilent && hasOthers) renew();
	}
	function changed() {
		hasOthers = true;
		if (watch?.isSilent()) renew();
	}

	/** The one that fell silent may be gone, with another in its place. */
	function renew() {
		hasOthers = false;
		change(async () => {
			const next = await askForMicrophone();
			if (isOver) return letGo(next);
			leave();
			letGo(stream);
			stream = next;
			await take();
			follow();
		});
	}

	function change(how: () => Promise<void>) {
		changing = changing
			.then(() => (isOver ? undefined : how()))
			.catch(async (error) => lose(error?.name === "NotSupportedError" ? "unusable" : await microphoneProblem(error)));
	}

	try {
		context = options.context();
		await prepareCapture(context);
		stream = await ask();
	} catch (error) {
		return { ok: false, problem: await microphoneProblem(error) };
	}
	try {
		await take();
	} catch {
		letGo(stream);
		return { ok: false, problem: "unusable" };
	}
	follow();
	navigator.mediaDevices.addEventListener("devicechange", changed);
	return {
		ok: true,
		microphone: {
			pause() {
				isPaused = true;
				watch?.pause();
				capture?.pause();
			},
			resume() {
				isPaused = false;
				watch?.resume();
				capture?.resume();
			},
			close,
		},
	};
}
