import { words } from "./tones.ts";

const sampleRate = 16_000;
/** 20 ms. */
const stepSamples = 320;
/** The share of a test tone's full strength (0.3 of full scale) from which it counts as the tone. */
const threshold = 0.1;
/** Steps of one tone that form a word, and steps of silence that end an utterance. */
const [wordSteps, endSteps] = [5, 40];

/** The words up to a position in the audio, in samples. */
export interface HeardTones {
	type: "partial" | "final";
	/** Indices into the word list of the made models. */
	said: readonly number[];
	from: number;
	until: number;
}

/** Recognises the tones of the made models as they arrive, for stand-in servers that transcribe. */
export class ToneHearer {
	readonly #emit: (heard: HeardTones) => void;
	#rest: Buffer = Buffer.alloc(0);
	#taken = 0;
	#said: number[] = [];
	#from = 0;
	#same = { word: -1, steps: 0 };

	constructor(emit: (heard: HeardTones) => void) {
		this.#emit = emit;
	}

	/** @param pcm 16-bit little-endian mono sound at 16 kHz */
	take(pcm: Uint8Array): void {
		const sound = Buffer.concat([this.#rest, pcm]);
		const stepBytes = stepSamples * 2;
		const whole = sound.length - (sound.length % stepBytes);
		for (let at = 0; at < whole; at += stepBytes) this.#step(sound.subarray(at, at + stepBytes));
		this.#rest = sound.subarray(whole);
	}

	/** Ends the utterance. */
	end(): void {
		if (this.#said.length > 0) this.#say("final");
		this.#said = [];
	}

	#step(sound: Buffer): void {
		this.#taken += stepSamples;
		const word = loudest(sound);
		this.#same = { word, steps: word === this.#same.word ? this.#same.steps + 1 : 1 };
		if (word < 0 && this.#same.steps === endSteps) this.end();
		if (word < 0 || this.#same.steps !== wordSteps) return;
		if (this.#said.length === 0) this.#from = this.#taken - wordSteps * stepSamples;
		this.#said.push(word);
		this.#say("partial");
	}

	#say(type: HeardTones["type"]): void {
		this.#emit({ type, said: [...this.#said], from: this.#from, until: this.#taken });
	}
}

/** The text of a whole recording, as the careful model writes it. */
export function writtenIn(pcm: Uint8Array): string {
	const sentences: string[] = [];
	const hearer = new ToneHearer(({ type, said }) => {
		if (type === "final") sentences.push(inWords(said, "written"));
	});
	hearer.take(pcm);
	hearer.end();
	return sentences.join(" ");
}

export const inWords = (said: readonly number[], as: "plain" | "written"): string =>
	said.map((word) => (as === "plain" ? words[word]?.plain.toLowerCase() : words[word]?.written)).join(" ");

/** The word whose tone is in a step, by Goertzel's filter; -1 if there is none. */
function loudest(sound: Buffer): number {
	const strengths = words.map(({ tone }) => strengthOf(sound, tone));
	const most = Math.max(...strengths);
	return most > threshold ? strengths.indexOf(most) : -1;
}

function strengthOf(sound: Buffer, tone: number): number {
	const turn = 2 * Math.cos((2 * Math.PI * tone) / sampleRate);
	let [before, last] = [0, 0];
	for (let at = 0; at < sound.length; at += 2)
		[before, last] = [last, sound.readInt16LE(at) / 32_768 + turn * last - before];
	const power = last * last + before * before - turn * last * before;
	return (2 * Math.sqrt(Math.max(0, power))) / stepSamples;
}
