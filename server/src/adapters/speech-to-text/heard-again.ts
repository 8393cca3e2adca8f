import type { Clock } from "../../context.ts";
import type { Listening, SpeechToText } from "../../seams/speech-to-text.ts";
import { ListeningHeardAgain } from "./heard-again/listening-heard-again.ts";

/** Transcribes a whole utterance at once, better than a streaming recogniser does. */
export interface CarefulEar {
	readonly label: string;
	/**
	 * @param sound 16-bit little-endian mono
	 * @param options.words words to expect
	 * @returns the text, or "" if no words are heard
	 * @throws {SeamError} if it fails
	 */
	hear(
		sound: Uint8Array,
		options: { sampleRate: number; signal: AbortSignal; words: readonly string[] },
	): Promise<string>;
}

/** Milliseconds for which a failed recogniser is not asked again, so that only one utterance waits for it. */
const restMilliseconds = 30_000;

/**
 * A recogniser whose utterances a second recogniser transcribes again. The first one's text is shown at once, and
 * becomes final if the second one is late, fails, or hears nothing.
 * @param options.deadline milliseconds that the second transcription may take; the browser waits 3 s
 */
export function heardAgain(
	quick: SpeechToText,
	ear: CarefulEar,
	{ deadline = 2_500, clock, report }: { deadline?: number; clock: Clock; report(error: unknown): void },
): SpeechToText {
	let restsUntil = 0;
	const now = () => clock.now().getTime();
	const rests = () => now() < restsUntil;
	return {
		get name() {
			return quick.name;
		},
		get label() {
			return rests() ? quick.label : ear.label;
		},
		get basic() {
			return rests() && quick.basic;
		},
		capacity: quick.capacity,
		available: () => quick.available(),
		async open(request): Promise<Listening> {
			const listening = await quick.open(request);
			return new ListeningHeardAgain(listening, {
				...request,
				async hear(sound, signal) {
					if (rests()) return "";
					const inTime = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
					try {
						return await ear.hear(sound, { words: [], ...request, signal: inTime });
					} catch (error) {
						if (signal.aborted) return "";
						restsUntil = now() + restMilliseconds;
						report(error);
						return "";
					}
				},
			});
		},
		close: () => quick.close(),
	};
}
