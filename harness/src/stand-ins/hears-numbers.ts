import { limits } from "@sayso/contract/limits.ts";
import { HeardStream } from "../../../server/src/adapters/speech-to-text/heard-stream.ts";
import type { SpeechToText } from "../../../server/src/seams/speech-to-text.ts";

/** Louder than a quiet room, whatever the number. */
const loud = 200;

/** 20 ms of sound in which a number is said; 0 is the end of an utterance. */
export const soundOf = (number: number): Buffer =>
	Buffer.from(new Int16Array(limits.audio.frameSamples).fill(loud + number).buffer);

/**
 * A recogniser that hears each frame of `soundOf` as the word of its number, and so tells which sound it got and which it did not.
 * @param wordOf undefined: it hears nothing in such a frame
 */
export function hearsNumbers(options: {
	capacity: number;
	wordOf(number: number): string | undefined;
	/** A listening begins. */
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
