import { askForMicrophone } from "../../../voice/microphone-stream.ts";
import { soundContext } from "../../../voice/sound-context.ts";

/** The sound input of a trial. */
export interface TrialSound {
	context(): AudioContext;
	/** The microphone requested in the press; each later call requests a new one. */
	stream(): Promise<MediaStream>;
	/** Releases what was not used. */
	letGo(): void;
}

/**
 * Opens in the press what some browsers refuse later, when the trial is loaded: the sound context and the microphone.
 * @param isWanted whether a recogniser uses them: the browser's recogniser opens the microphone itself
 */
export function trialSound(isWanted: boolean): TrialSound {
	const context = soundContext();
	let asked: Promise<MediaStream> | undefined;
	if (isWanted) {
		context();
		asked = askForMicrophone();
		// The caller of `stream` handles the refusal.
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
