import workletUrl from "./capture.worklet.ts?worker&url";

/** The sound of a microphone, as frames. */
export interface Capture {
	pause(): void;
	resume(): void;
	close(): void;
}

/** Loads what takes the sound. Before the microphone is there: words said meanwhile would be lost. */
export const prepareCapture = (context: AudioContext): Promise<void> => context.audioWorklet.addModule(workletUrl);

/**
 * Takes the sound through a context that is prepared.
 * @throws {DOMException} where the browser refuses this microphone in this context, as one of another rate
 */
export function captured(
	context: AudioContext,
	stream: MediaStream,
	onFrame: (frame: ArrayBuffer) => void,
	close = () => {},
): Capture {
	const source = context.createMediaStreamSource(stream);
	const capture = new AudioWorkletNode(context, "capture", {
		numberOfOutputs: 0,
		channelCount: 1,
		channelCountMode: "explicit",
	});
	capture.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => onFrame(data);
	source.connect(capture);
	return {
		pause: () => source.disconnect(),
		resume: () => void source.connect(capture),
		close() {
			source.disconnect();
			capture.port.onmessage = null;
			close();
		},
	};
}
