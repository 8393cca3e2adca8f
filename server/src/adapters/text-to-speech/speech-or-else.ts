import type { Clock } from "../../context.ts";
import { NothingToSay, type TextToSpeech, TooBusy, VoiceNotThere } from "../../seams/text-to-speech.ts";
import { resting } from "./resting.ts";

/**
 * Speaks with one engine, and with the fallback if the first one fails, so that a person is never left without a voice.
 * Its name is that of the engine in use.
 * @param report called when the first engine is paused, refuses a voice that it was configured with, or is busy
 */
export function speechOrElse(
	engine: TextToSpeech,
	second: TextToSpeech,
	given: { clock: Clock; report: (error: unknown) => void },
): TextToSpeech {
	const first = resting(engine, given);
	const speaking = () => (first.isThere() ? first : second);
	return {
		get name() {
			return speaking().name;
		},
		get label() {
			return speaking().label;
		},
		get basic() {
			return speaking().basic;
		},
		available: async () => (await first.available()) || second.available(),
		async speak(request) {
			try {
				return await first.speak(request);
			} catch (error) {
				request.signal.throwIfAborted();
				if (error instanceof NothingToSay) throw error;
				if (isRefused(error) || error instanceof TooBusy) given.report(error);
				request.stoodIn?.(error);
				return second.speak(request);
			}
		},
		async close() {
			await Promise.all([first.close(), second.close()]);
		},
	};
}

/** Whether the server itself refused the voice. A voice that was not configured is no failure. */
const isRefused = (error: unknown) => error instanceof VoiceNotThere && error.status !== undefined;
