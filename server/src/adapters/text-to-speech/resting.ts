import type { Clock } from "../../context.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { NothingToSay, type TextToSpeech, VoiceNotThere } from "../../seams/text-to-speech.ts";

/** Milliseconds in which one that failed is not asked again: nobody waits for it twice. */
const restMilliseconds = 30_000;

/**
 * Leaves an engine alone for half a minute once it has failed.
 * @param report told why it rests, each time that it begins to
 */
export function resting<Voice extends string>(
	engine: TextToSpeech<Voice>,
	{ clock, report }: { clock: Clock; report: (error: unknown) => void },
): TextToSpeech<Voice> {
	let restsUntil = 0;
	const rests = () => clock.now().getTime() < restsUntil;
	return {
		name: engine.name,
		label: engine.label,
		basic: engine.basic,
		available: async () => !rests() && engine.available(),
		async speak(request) {
			request.signal.throwIfAborted();
			if (rests()) throw new SeamError("The engine rests after a failure", { retryable: true });
			try {
				return await engine.speak(request);
			} catch (error) {
				request.signal.throwIfAborted();
				// A voice that it does not have says nothing of the others, nor does a text.
				if (error instanceof NothingToSay || error instanceof VoiceNotThere) throw error;
				restsUntil = clock.now().getTime() + restMilliseconds;
				report(error);
				throw error;
			}
		},
		close: () => engine.close(),
	};
}
