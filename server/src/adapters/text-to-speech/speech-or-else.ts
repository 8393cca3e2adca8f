import type { Clock } from "../../context.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { NothingToSay, type TextToSpeech } from "../../seams/text-to-speech.ts";

/** Thrown by an engine that has no such voice: others of it may well speak. */
export class VoiceNotThere extends SeamError {
	constructor() {
		super("The engine has no such voice", { retryable: false });
	}
}

/** Milliseconds in which one that failed is not asked again: nobody waits for it twice. */
const restMilliseconds = 30_000;

/**
 * Speaks with one engine, and where it cannot with another, so that nobody is left silent.
 * @param report told why the second had to speak
 */
export function speechOrElse(
	first: TextToSpeech,
	second: TextToSpeech,
	{ clock, report }: { clock: Clock; report: (error: unknown) => void },
): TextToSpeech {
	let restsUntil = 0;
	const rests = () => clock.now().getTime() < restsUntil;
	return {
		name: first.name,
		label: first.label,
		basic: first.basic,
		available: async () => (!rests() && (await first.available())) || second.available(),
		async speak(request) {
			if (rests()) return second.speak(request);
			try {
				return await first.speak(request);
			} catch (error) {
				request.signal.throwIfAborted();
				if (error instanceof NothingToSay) throw error;
				// A voice that it does not have says nothing of the others.
				if (!(error instanceof VoiceNotThere)) restsUntil = clock.now().getTime() + restMilliseconds;
				report(error);
				return second.speak(request);
			}
		},
		async close() {
			await Promise.all([first.close(), second.close()]);
		},
	};
}
