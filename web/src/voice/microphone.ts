import workletUrl from "./capture.worklet.ts?worker&url";
import type { ListeningProblem } from "./listening.ts";
import { askForMicrophone } from "./microphone-stream.ts";

export interface Microphone {
	pause(): void;
	resume(): void;
	close(): void;
}

type Opened = { ok: true; microphone: Microphone } | { ok: false; problem: ListeningProblem };

/** What a refusal of `getUserMedia` means for the person. */
export function microphoneProblem(error: unknown): ListeningProblem {
	switch (error instanceof Error || error instanceof DOMException ? error.name : "") {
		case "NotAllowedError":
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

/**
 * Opens the microphone: frames of 320 samples of 16 kHz signed 16-bit PCM come every 20 ms.
 *
 * @param options.context a context made or resumed in the click, at the device's own rate
 * @param options.stream the microphone, where it was asked for already
 * @param options.onLost called once when the device goes away
 */
export async function openMicrophone(options: {
	context: AudioContext;
	stream?: (() => Promise<MediaStream>) | undefined;
	onFrame(frame: ArrayBuffer): void;
	onLost(): void;
}): Promise<Opened> {
	const unsupported = missingSupport();
	if (unsupported) return { ok: false, problem: unsupported };
	const { context, onFrame, onLost, stream: ask = askForMicrophone } = options;
	let stream: MediaStream;
	try {
		// The worklet first: words said while it loads would be lost.
		await context.audioWorklet.addModule(workletUrl);
		stream = await ask();
	} catch (error) {
		return { ok: false, problem: microphoneProblem(error) };
	}
	const source = context.createMediaStreamSource(stream);
	const capture = new AudioWorkletNode(context, "capture", {
		numberOfOutputs: 0,
		channelCount: 1,
		channelCountMode: "explicit",
	});
	capture.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => onFrame(data);
	source.connect(capture);
	for (const track of stream.getTracks()) track.addEventListener("ended", onLost, { once: true });
	return {
		ok: true,
		microphone: {
			pause: () => source.disconnect(),
			resume: () => void source.connect(capture),
			close() {
				source.disconnect();
				capture.port.onmessage = null;
				for (const track of stream.getTracks()) {
					track.removeEventListener("ended", onLost);
					track.stop();
				}
			},
		},
	};
}
