import { limits } from "@sayso/contract/limits.ts";
import { HeardStream } from "../../../server/src/adapters/speech-to-text/heard-stream.ts";
import type { SpeechToText } from "../../../server/src/seams/speech-to-text.ts";

/** Louder than a quiet room, whatever the number. */
const loud = 200;

/** A frame of 20 ms that stands for a number; 0 ends an utterance. */
export const soundOf = (number: number): Buffer =>
	Buffer.from(new Int16Array(limits.audio.frameSamples).fill(loud + number).buffer);

/**
 * A recogniser that transcribes each frame of `soundOf` as the word of its number, so that tests see which audio it
 * received.
 * @param wordOf undefined: nothing is heard in such a frame
 */
export function hearsNumbers(options: {
	capacity: number;
	wordOf(number: number): string | undefined;
	/** Called when a listening begins. */
	opened?: () => void;
}): SpeechToText {
	const { capacity, wordOf } = options;
	return {
		...{ name: "numbers", label: "Numbers", basic: false, capacity },
		available: async () => true,
		async open() {
			options.opened?.();
			const heard = new HeardStream();
			let said: string[] = [];
			let samples = 0;
			const end = () => {
				if (said.length > 0) heard.put({ type: "final", text: said.join(" "), until: samples });
				said = [];
			};
			return {
				push(pcm) {
					samples += pcm.byteLength / 2;
					const number = Buffer.from(pcm.buffer, pcm.byteOffset).readInt16LE() - loud;
					if (number === 0) return end();
					const word = wordOf(number);
					if (!word) return;
					said.push(word);
					heard.put({ type: "partial", text: said.join(" "), until: samples });
				},
				finish() {
					end();
					heard.end();
				},
				abort: () => heard.discard(),
				[Symbol.asyncIterator]: () => heard[Symbol.asyncIterator](),
			};
		},
		close: async () => {},
	};
}
