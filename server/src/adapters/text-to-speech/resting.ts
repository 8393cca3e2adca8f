import type { Clock } from "../../context.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { NothingToSay, type TextToSpeech, TooBusy, VoiceNotThere } from "../../seams/text-to-speech.ts";
import { steadyTime } from "../../steady-time.ts";

/** Milliseconds for which a failed engine is not asked again, so that only one request waits for it. */
const restMilliseconds = 30_000;

/**
 * Pauses an engine for half a minute after a failure, except a failure in a trial.
 * @param report called with each failure
 */
export function resting<Voice extends string>(
	engine: TextToSpeech<Voice>,
	{ clock, report }: { clock: Clock; report: (error: unknown) => void },
): TextToSpeech<Voice> & { isThere(): boolean } {
	const now = steadyTime(clock);
	let restsUntil = Number.NEGATIVE_INFINITY;
	const rests = () => now() < restsUntil;
	return {
		name: engine.name,
		label: engine.label,
		basic: engine.basic,
		available: async () => !rests() && engine.available(),
		isThere: () => !rests() && (engine.isThere?.() ?? true),
		async speak(request) {
			request.signal.throwIfAborted();
			if (rests()) throw new SeamError("The engine rests after a failure", { retryable: true });
			try {
				return await engine.speak(request);
			} catch (error) {
				request.signal.throwIfAborted();
				// A missing voice or an unspeakable text does not affect other requests, and a busy engine works.
				if (error instanceof NothingToSay || error instanceof VoiceNotThere || error instanceof TooBusy) throw error;
				if (!request.isTry) restsUntil = now() + restMilliseconds;
				report(error);
				throw error;
			}
		},
		close: () => engine.close(),
	};
}
