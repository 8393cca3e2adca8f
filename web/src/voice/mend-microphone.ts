import { type Capture, captured, prepareCapture } from "./capture.ts";
import type { OpenMicrophone } from "./microphone.ts";
import { microphoneProblem } from "./microphone-problem.ts";
import { askForMicrophone } from "./microphone-stream.ts";
import { giveUp } from "./sound-context.ts";
import { watchSound } from "./watch-sound.ts";

/**
 * Watches an open microphone. If it falls silent and devices change, it is asked for again; if its frames stop, its sound is taken
 * through another context.
 * @param onSilent called with true when no sound comes from it, with false once it does again
 */
export function mendMicrophone(opened: OpenMicrophone, onSilent: (isSilent: boolean) => void) {
	/** Repairs run one after another. */
	let changing = Promise.resolve();
	/** Frames have stopped, and no frame has come since. */
	let stands = false;
	let hasOthers = false;
	let watch = watching();

	function watching() {
		const watch = watchSound(opened.stream.getAudioTracks()[0], { silent, still });
		if (opened.isPaused) watch.pause();
		return watch;
	}

	function change(how: () => Promise<void>) {
		changing = changing
			.then(() => (opened.isOver ? undefined : how()))
			.catch(async (error) => opened.lose(await microphoneProblem(error)));
	}

	/** After a phone call the clock of a context may stop for good. */
	function still() {
		if (stands) return opened.lose("unusable");
		stands = true;
		change(async () => {
			opened.capture?.close();
			if (!opened.isAlone) giveUp(opened.context);
			opened.context = opened.anotherContext();
			await prepareCapture(opened.context);
			if (!opened.isOver) await opened.take();
		});
	}

	function silent(isSilent: boolean) {
		onSilent(isSilent);
		if (isSilent && hasOthers) renew();
	}
	function changed() {
		hasOthers = true;
		if (watch.isSilent()) renew();
	}

	/** The silent microphone may be unplugged, and another may have replaced it. */
	function renew() {
		hasOthers = false;
		change(async () => {
			const stream = await askForMicrophone();
			if (!opened.isOver) await opened.take(stream);
			else for (const track of stream.getTracks()) track.stop();
			watch.close();
			if (!opened.isOver) watch = watching();
		});
	}

	navigator.mediaDevices.addEventListener("devicechange", changed);
	return {
		frame(frame: ArrayBuffer) {
			stands = false;
			watch.frame(frame);
		},
		pause: () => watch.pause(),
		resume: () => watch.resume(),
		close() {
			navigator.mediaDevices.removeEventListener("devicechange", changed);
			watch.close();
		},
	};
}

/** Captures the sound through a separate context, at the microphone's rate if that is known. @throws {DOMException} */
export async function capturedAlone(stream: MediaStream, onFrame: (frame: ArrayBuffer) => void): Promise<Capture> {
	const { sampleRate } = stream.getAudioTracks()[0]?.getSettings() ?? {};
	const context = new AudioContext(sampleRate ? { sampleRate } : {});
	const close = () => void context.close().catch(() => undefined);
	try {
		await prepareCapture(context);
		return captured(context, stream, onFrame, close);
	} catch (refused) {
		close();
		throw refused;
	}
}
