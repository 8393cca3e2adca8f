import { SeamError } from "../../seams/seam-error.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { HeardStream } from "./heard-stream.ts";

/** Read at each listening: change it to change what happens next. */
export interface ListeningScript {
	/** What is heard, whatever is said. */
	words?: string;
	/** Milliseconds of sound a word takes; 300 is how fast people talk. */
	millisecondsAWord?: number;
	available?: boolean;
	/** Listenings at once; read when the recogniser is made. */
	capacity?: number;
	/** The words it was told to expect, written here at each listening. */
	expected?: readonly string[];
	/** The same, of those that no vendor is told. */
	expectedHere?: readonly string[];
	/** Who hears from its first word on, by name. */
	takenOverBy?: string;
	/** `open`: it cannot listen; `hearing`: it is lost at its second word; `stalled`: it never says its last word. */
	failing?: "open" | "hearing" | "stalled";
}

/** Hears the words of its script one after another as sound arrives, sound or silence; the rest at `finish`. */
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
