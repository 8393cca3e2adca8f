import type { Heard } from "../../../seams/speech-to-text.ts";
import type { Decoder } from "./decoder.ts";

/** The sample rate in Hz, and the samples of 20 ms, the step in which silence is counted. */
export const sampleRate = 16_000;
export const stepSamples = 320;
const stepSeconds = stepSamples / sampleRate;

/** Seconds of a silence before the decoder's own detection reports it. */
const detectorSeconds = 0.5;
/** Seconds after which an utterance counts as long. */
const longSeconds = 8;
/** Seconds after which an utterance is ended even during speech. */
const longestSeconds = 20;
const partialMilliseconds = 200;

/** How a quick decoder notices speech, in seconds. */
export interface Timing {
	/** Silence that ends an utterance. */
	silence: number;
	/** Silence that ends a long utterance: shorter, because a second pass takes a part of the length. */
	silenceWhenLong: number;
	/** Audio kept from before it noticed speech. */
	lead: number;
}

export interface UtterancesOptions {
	/** Takes the audio as it arrives, for partials and to detect speech. */
	quick: Decoder;
	/** Transcribes each finished utterance again for its final; without it the quick words are final. */
	careful: Decoder | undefined;
	timing: Timing;
	/** A clock in milliseconds. */
	now(): number;
	hear(heard: Heard): void;
	/** Whether there is a backlog: then the quick words are final. */
	isBehind?(): boolean;
}

/** Cuts a stream of audio into utterances and emits partials and one final for each. */
export class Utterances {
	readonly #options: UtterancesOptions;
	/** The utterance's audio in steps; before one begins, the last half second. */
	#sound: Int16Array[] = [];
	#speaking = false;
	#isEnded = false;
	#silent = 0;
	/** The samples taken since the listening began. */
	#taken = 0;
	#lastPartial = { text: "", at: Number.NEGATIVE_INFINITY };

	constructor(options: UtterancesOptions) {
		this.#options = options;
		options.quick.startUtterance();
	}

	/** Takes 20 ms of audio. */
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

	/** After the last audio, before `end`: emits the quick words of the rest as a partial. */
	takeLast(): void {
		this.#endQuick();
		const text = this.#speaking ? plainWords(this.#options.quick.words()) : "";
		if (text) this.#options.hear({ type: "partial", text, until: this.#taken });
	}

	/** Ends the utterance and emits its final. */
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

	/** Its last words may be the first sign of speech. */
	#endQuick(): void {
		if (this.#isEnded) return;
		this.#isEnded = true;
		this.#options.quick.endUtterance();
		this.#speaking ||= this.#options.quick.inSpeech();
	}

	/** The careful words; the quick ones if there is no time for a second pass or it hears nothing. */
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

/** Removes the marks of noises and of second pronunciations. */
function plainWords(hypothesis: string): string {
	return hypothesis
		.replace(/<[^>]*>|\[[^\]]*\]|\+\+\w+\+\+|\(\d+\)/g, "")
		.replace(/\s+/g, " ")
		.trim();
}
