import workletUrl from "./capture.worklet.ts?worker&url";

/** The sound of a microphone in frames. */
export interface Capture {
	pause(): void;
	resume(): void;
	close(): void;
}

/** Loads the audio worklet. Call it before the microphone is open, or the words said while it loads are lost. */
export const prepareCapture = (context: AudioContext): Promise<void> => context.audioWorklet.addModule(workletUrl);

/**
 * Captures the sound through a prepared context.
 * @throws {DOMException} if the browser refuses this microphone in this context, for example for its sample rate
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
