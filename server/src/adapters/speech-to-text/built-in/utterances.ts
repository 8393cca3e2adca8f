import type { Heard } from "../../../seams/speech-to-text.ts";
import type { Decoder } from "./pocketsphinx.ts";

/** Hz, and samples of 20 ms: the step in which silence is counted. */
export const sampleRate = 16_000;
export const stepSamples = 320;
const stepSeconds = stepSamples / sampleRate;

/** Seconds of silence that end an utterance; the decoder's own detection has waited half a second of them. */
const silenceSeconds = 0.8;
const detectorSeconds = 0.5;
/** Seconds of speech after which the detector's half second is enough: hearing again takes a fifth of the length. */
const longSeconds = 8;
/** Seconds after which an utterance is ended in the midst of speech. */
const longestSeconds = 20;
/** Seconds kept from before the detector noticed speech: it needs a few tenths to be sure. */
const leadSeconds = 0.5;
const partialMilliseconds = 200;

export interface UtterancesOptions {
	/** Follows the sound as it comes, for `partial`s and for when speech begins and ends. */
	quick: Decoder;
	/** Hears each utterance again once it is over, for its `final`. */
	careful: Decoder;
	/** Milliseconds from any start. */
	now(): number;
	hear(heard: Heard): void;
}

/** Cuts a stream of sound into utterances and says what is heard of each: `partial`s as it goes on, one `final`. */
export class Utterances {
	readonly #options: UtterancesOptions;
	/** The utterance in steps of sound; before one begins, the last half second. */
	#sound: Int16Array[] = [];
	#speaking = false;
	#silent = 0;
	#lastPartial = { text: "", at: Number.NEGATIVE_INFINITY };

	constructor(options: UtterancesOptions) {
		this.#options = options;
		options.quick.startUtterance();
	}

	/** Takes 20 ms of sound. */
	take(step: Int16Array): void {
		const { quick } = this.#options;
		this.#sound.push(step);
		quick.process(step);
		if (quick.inSpeech()) {
			this.#speaking = true;
			this.#silent = detectorSeconds;
		} else this.#silent += stepSeconds;
		if (!this.#speaking) {
			if (this.#seconds > leadSeconds) this.#sound.shift();
			return;
		}
		if (this.#isOver()) this.end();
		else this.#sayPartial();
	}

	/** No more sound comes, or the utterance is over: says what was heard of it. */
	end(): void {
		const { quick, careful, hear } = this.#options;
		quick.endUtterance();
		const text = this.#speaking ? hearWhole(careful, this.#sound) : "";
		if (text) hear({ type: "final", text });
		this.#sound = [];
		this.#speaking = false;
		this.#lastPartial = { text: "", at: Number.NEGATIVE_INFINITY };
		quick.startUtterance();
	}

	get #seconds(): number {
		return this.#sound.length * stepSeconds;
	}

	#isOver(): boolean {
		if (this.#seconds > longestSeconds) return true;
		return this.#silent >= (this.#seconds > longSeconds ? detectorSeconds + stepSeconds : silenceSeconds);
	}

	#sayPartial(): void {
		const { quick, now, hear } = this.#options;
		const at = now();
		if (at - this.#lastPartial.at < partialMilliseconds) return;
		const text = plainWords(quick.words());
		if (!text || text === this.#lastPartial.text) return;
		this.#lastPartial = { text, at };
		hear({ type: "partial", text });
	}
}

function hearWhole(decoder: Decoder, steps: readonly Int16Array[]): string {
	decoder.startUtterance();
	decoder.processWhole(Int16Array.from(steps.flatMap((step) => [...step])));
	decoder.endUtterance();
	return plainWords(decoder.words());
}

/** Without the marks of sounds that are not words, and of a word's second pronunciation. */
function plainWords(hypothesis: string): string {
	return hypothesis
		.replace(/<[^>]*>|\[[^\]]*\]|\+\+\w+\+\+|\(\d+\)/g, "")
		.replace(/\s+/g, " ")
		.trim();
}
