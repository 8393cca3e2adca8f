import type { Clock } from "../../context.ts";
import { NothingToSay, type TextToSpeech, TooBusy, VoiceNotThere } from "../../seams/text-to-speech.ts";
import { resting } from "./resting.ts";

/**
 * Speaks with one engine, and where it cannot with another, so that nobody is left silent. It is named by who speaks now.
 * @param report told why the first is left alone for a while, that it refused a voice it was said to have, and that it was too busy
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

/** Answered so by whoever speaks; a voice that was never named to it is no failure. */
const isRefused = (error: unknown) => error instanceof VoiceNotThere && error.status !== undefined;
