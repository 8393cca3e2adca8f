import { SeamError } from "../../seams/seam-error.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { HeardStream } from "./heard-stream.ts";

/** Read at each listening: a test changes it to change the next answers. */
export interface ListeningScript {
	/** The text that is emitted, whatever the audio. */
	words?: string;
	/** Milliseconds of audio per word; 300 is the usual speed of speech. */
	millisecondsAWord?: number;
	available?: boolean;
	/** The most listenings at once; read when the recogniser is created. */
	capacity?: number;
	/** Set at each listening to the words that the caller expects. */
	expected?: readonly string[];
	/** The same for the words that must never be sent to a vendor. */
	expectedHere?: readonly string[];
	/** The name of the recogniser that takes over at the first word. */
	takenOverBy?: string;
	/** `open`: it cannot listen; `hearing`: it is lost at its second word; `stalled`: it never emits its final text. */
	failing?: "open" | "hearing" | "stalled";
}

/** Emits the words of its script one after another as audio arrives, even silence; the rest at `finish`. */
export function scriptedSpeechToText(script: ListeningScript = {}): SpeechToText {
	return {
		name: "scripted",
		label: "Scripted listening",
		basic: false,
		capacity: script.capacity ?? Number.POSITIVE_INFINITY,
		available: async () => script.available ?? true,
		async open({ sampleRate, signal, words: expected = [], names = [] }) {
			Object.assign(script, { expected, expectedHere: names });
			if (script.failing === "open") throw new SeamError("scripted failure", { retryable: true });
			const { failing, words: text = "would you like a cup of tea", millisecondsAWord = 300 } = script;
			const words = text.split(" ");
			const bytesAWord = (sampleRate * 2 * millisecondsAWord) / 1000;
			const heard = new HeardStream();
			let bytes = 0;
			let said = 0;

			signal.addEventListener("abort", () => heard.discard(), { once: true });
			if (signal.aborted) heard.discard();
			return {
				get label() {
					return said > 0 ? (script.takenOverBy ?? "Scripted listening") : "Scripted listening";
				},
				push(pcm) {
					bytes += pcm.byteLength;
					for (; said < words.length && (said + 1) * bytesAWord <= bytes; said++) {
						if (failing === "hearing" && said === 1) heard.end(new SeamError("scripted loss", { retryable: true }));
						heard.put({ type: "partial", text: words.slice(0, said + 1).join(" "), until: bytes / 2 });
					}
				},
				finish() {
					if (failing === "stalled") return;
					if (bytes > 0) heard.put({ type: "final", text, until: bytes / 2 });
					heard.end();
				},
				abort: () => heard.discard(),
				[Symbol.asyncIterator]: () => heard[Symbol.asyncIterator](),
			};
		},
		close: async () => {},
	};
}
