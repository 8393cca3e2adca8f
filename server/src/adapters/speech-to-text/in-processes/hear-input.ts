/*
 * What the program of one recogniser's process does: sound on its standard input (16-bit little-endian mono at 16 kHz),
 * what is heard on its standard output, a JSON document a line; first `{"type":"ready"}`. It ends with its input. On
 * descriptor 3 are, before any sound, the words to expect, as one JSON document.
 */
import { readFileSync, writeSync } from "node:fs";
import type { Decoder } from "./decoder.ts";
import type { RecogniserMessage } from "./recogniser-process.ts";
import { sampleRate, stepSamples, type Timing, Utterances } from "./utterances.ts";

const stepBytes = stepSamples * 2;
/** Sound that comes half a second at a time has been waiting. */
const waitingBytes = sampleRate;
/** Samples after which it says how far it is. */
const tellingSamples = sampleRate;

const say = (message: RecogniserMessage | { type: "ready" }) => writeSync(1, `${JSON.stringify(message)}\n`);

/** @param options.openCareful called when there is sound: a recogniser kept warm does without its memory until then */
export function hearInput(options: {
	quick: Decoder;
	/** The same, for words to expect; undefined where it cannot be told any. */
	openExpecting?(words: readonly string[]): Decoder | undefined;
	openCareful(): Decoder | undefined;
	timing: Timing;
	/** Milliseconds that sound may wait before utterances are no longer heard twice. */
	behindMilliseconds: number;
}): void {
	say({ type: "ready" });
	let utterances: Utterances | undefined;
	let rest = Buffer.alloc(0);
	let taken = 0;
	/** Since when sound has waited for this process, rather than the other way round. */
	let behindSince = performance.now();
	process.stdin.on("data", (chunk: Buffer) => {
		// What comes first has waited for nobody, however much it is.
		if (!utterances || chunk.length < waitingBytes) behindSince = performance.now();
		utterances ??= new Utterances({
			quick: options.openExpecting?.(JSON.parse(readFileSync(3, "utf8"))) ?? options.quick,
			careful: options.openCareful(),
			timing: options.timing,
			now: () => performance.now(),
			hear: say,
			isBehind: () => performance.now() - behindSince > options.behindMilliseconds,
		});
		const sound = Buffer.concat([rest, chunk]);
		const whole = sound.length - (sound.length % stepBytes);
		for (let at = 0; at < whole; at += stepBytes) {
			const step = new Int16Array(stepSamples);
			for (let index = 0; index < stepSamples; index++) step[index] = sound.readInt16LE(at + index * 2);
			utterances.take(step);
			taken += stepSamples;
			if (taken % tellingSamples === 0) say({ type: "at", until: taken });
		}
		rest = sound.subarray(whole);
	});
	process.stdin.on("end", () => {
		utterances?.takeLast();
		say({ type: "hearing-again" });
		utterances?.end();
		process.exit(0);
	});
}
