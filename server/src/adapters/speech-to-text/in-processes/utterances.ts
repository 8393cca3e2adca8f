import type { Heard } from "../../../seams/speech-to-text.ts";
import type { Decoder } from "./decoder.ts";

/** Hz, and samples of 20 ms: the step in which silence is counted. */
export const sampleRate = 16_000;
export const stepSamples = 320;
const stepSeconds = stepSamples / sampleRate;

/** What the decoder's own detection has waited of a silence. */
const detectorSeconds = 0.5;
/** Seconds after which an utterance counts as long. */
const longSeconds = 8;
/** Seconds after which an utterance is ended in the midst of speech. */
const longestSeconds = 20;
const partialMilliseconds = 200;

/** How a quick decoder notices speech, in seconds. */
export interface Timing {
	/** Of silence, that end an utterance. */
	silence: number;
	/** Of silence, that end a long one: hearing it again takes a part of its length. */
	silenceWhenLong: number;
	/** Kept from before it noticed speech. */
	lead: number;
}

export interface UtterancesOptions {
	/** Follows the sound as it comes, for `partial`s and for when speech begins and ends. */
	quick: Decoder;
	/** Hears each utterance again once it is over, for its `final`; without one the quick words are its `final`. */
	careful: Decoder | undefined;
	timing: Timing;
	/** Milliseconds from any start. */
	now(): number;
	hear(heard: Heard): void;
	/** Whether sound waits that should have been heard by now: then the quick words stand. */
	isBehind?(): boolean;
}

/** Cuts a stream of sound into utterances and says what is heard of each: `partial`s as it goes on, one `final`. */
export class Utterances {
	readonly #options: UtterancesOptions;
	/** The utterance in steps of sound; before one begins, the last half second. */
	#sound: Int16Array[] = [];
	#speaking = false;
	#isEnded = false;
	#silent = 0;
	/** Samples taken since the listening began. */
	#taken = 0;
	#lastPartial = { text: "", at: Number.NEGATIVE_INFINITY };

	constructor(options: UtterancesOptions) {
		this.#options = options;
		options.quick.startUtterance();
	}

	/** Takes 20 ms of sound. */
	take(step: Int16Array): void {
		const { quick } = this.#options;
		this.#sound.push(step);
		this.#taken += step.length;
		quick.process(step);
		if (quick.inSpeech()) {
			this.#speaking = true;
			this.#silent = detectorSeconds;
		} else this.#silent += stepSeconds;
		if (!this.#speaking) {
			if (this.#seconds > this.#options.timing.lead) this.#sound.shift();
			return;
		}
		if (this.#isOver()) this.end();
		else this.#sayPartial();
	}

	/** No more sound comes: says the quick words of what is left, which `end` then hears again. */
	takeLast(): void {
		this.#endQuick();
		const text = this.#speaking ? plainWords(this.#options.quick.words()) : "";
		if (text) this.#options.hear({ type: "partial", text, until: this.#taken });
	}

	/** No more sound comes, or the utterance is over: says what was heard of it. */
	end(): void {
		const { quick, hear } = this.#options;
		this.#endQuick();
		const text = this.#speaking ? this.#wholeText() : "";
		if (text) hear({ type: "final", text, until: this.#taken });
		this.#sound = [];
		this.#speaking = false;
		this.#isEnded = false;
		this.#lastPartial = { text: "", at: Number.NEGATIVE_INFINITY };
		quick.startUtterance();
	}

	/** What it says last may be the first that shows there was speech. */
	#endQuick(): void {
		if (this.#isEnded) return;
		this.#isEnded = true;
		this.#options.quick.endUtterance();
		this.#speaking ||= this.#options.quick.inSpeech();
	}

	/** Heard again; by the quick words where there is no time for that, or where it hears nothing. */
	#wholeText(): string {
		const { quick, careful, isBehind } = this.#options;
		const again = !careful || isBehind?.() ? "" : hearWhole(careful, this.#sound);
		return again || plainWords(quick.words());
	}

	get #seconds(): number {
		return this.#sound.length * stepSeconds;
	}

	#isOver(): boolean {
		if (this.#seconds > longestSeconds) return true;
		const { silence, silenceWhenLong } = this.#options.timing;
		return this.#silent >= (this.#seconds > longSeconds ? silenceWhenLong : silence);
	}

	#sayPartial(): void {
		const { quick, now, hear } = this.#options;
		const at = now();
		if (at - this.#lastPartial.at < partialMilliseconds) return;
		const text = plainWords(quick.words());
		if (!text || text === this.#lastPartial.text) return;
		this.#lastPartial = { text, at };
		hear({ type: "partial", text, until: this.#taken });
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
