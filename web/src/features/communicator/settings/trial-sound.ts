import { askForMicrophone } from "../../../voice/microphone-stream.ts";
import { soundContext } from "../../../voice/sound-context.ts";

/** What a trial hears through. */
export interface TrialSound {
	context(): AudioContext;
	/** The microphone that was asked for in the press; after the first time another. */
	stream(): Promise<MediaStream>;
	/** Gives back what nobody took. */
	letGo(): void;
}

/**
 * Begins in the press what some browsers refuse a moment later, when the trial is loaded: the sound, and the microphone.
 * @param isWanted whether anything hears through it: the browser's recogniser has a microphone of its own
 */
export function trialSound(isWanted: boolean): TrialSound {
	const context = soundContext();
	let asked: Promise<MediaStream> | undefined;
	if (isWanted) {
		context();
		asked = askForMicrophone();
		// Whoever takes it meets the refusal.
		asked.catch(() => undefined);
	}
	const take = () => {
		const mine = asked;
		asked = undefined;
		return mine;
	};
	return {
		context,
		stream: () => take() ?? askForMicrophone(),
		letGo: () =>
			void take()?.then(
				(stream) => {
					for (const track of stream.getTracks()) track.stop();
				},
				() => undefined,
			),
	};
}
