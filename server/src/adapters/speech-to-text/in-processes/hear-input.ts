/*
 * The program of a recogniser's process. It reads audio (16-bit little-endian mono at 16 kHz) from standard input and writes
 * messages to standard output, one JSON document a line, first `{"type":"ready"}`. Before any audio it reads the expected
 * words from descriptor 3 as one JSON document. It ends with its input.
 */
import { readFileSync, writeSync } from "node:fs";
import type { Decoder } from "./decoder.ts";
import type { RecogniserMessage } from "./recogniser-process.ts";
import { sampleRate, stepSamples, type Timing, Utterances } from "./utterances.ts";

const stepBytes = stepSamples * 2;
/** Bytes of half a second: a shorter piece of audio is not a backlog. */
const backlogBytes = sampleRate;
/** Milliseconds without input after which all audio so far has been taken. */
const idleMilliseconds = 2;
/** Samples between two `at` messages. */
const progressSamples = sampleRate;

const say = (message: RecogniserMessage | { type: "ready" }) => writeSync(1, `${JSON.stringify(message)}\n`);

/** @param options.openCareful called at the first audio, so that a spare process does not hold its memory */
export function hearInput(options: {
	quick: Decoder;
	/** Opens a decoder that expects these words; undefined if it cannot. */
	openExpecting?(words: readonly string[]): Decoder | undefined;
	openCareful(): Decoder | undefined;
	timing: Timing;
	/** Milliseconds that this process may be behind the audio; further behind, it skips the second pass. */
	behindMilliseconds: number;
	/** A clock in milliseconds. */
	now?(): number;
}): void {
	const { now = () => performance.now() } = options;
	say({ type: "ready" });
	let utterances: Utterances | undefined;
	let rest = Buffer.alloc(0);
	let taken = 0;
	/** When this process had last taken all audio. Later audio is behind by the time it takes beyond its length. */
	let caughtUp = { at: now(), taken };
	const behind = () => now() - caughtUp.at - ((taken - caughtUp.taken) / sampleRate) * 1000;
	let idleSince = now();
	process.stdin.on("data", (chunk: Buffer) => {
		const isCaughtUp = chunk.length < backlogBytes && now() - idleSince > idleMilliseconds;
		if (!utterances || isCaughtUp) caughtUp = { at: now(), taken };
		utterances ??= new Utterances({
			quick: options.openExpecting?.(JSON.parse(readFileSync(3, "utf8"))) ?? options.quick,
			careful: options.openCareful(),
			timing: options.timing,
			now,
			hear: say,
			isBehind: () => behind() > options.behindMilliseconds,
		});
		const sound = Buffer.concat([rest, chunk]);
		const whole = sound.length - (sound.length % stepBytes);
		for (let at = 0; at < whole; at += stepBytes) {
			const step = new Int16Array(stepSamples);
			for (let index = 0; index < stepSamples; index++) step[index] = sound.readInt16LE(at + index * 2);
			utterances.take(step);
			taken += stepSamples;
			if (taken % progressSamples === 0) say({ type: "at", until: taken });
		}
		rest = sound.subarray(whole);
		idleSince = now();
	});
	process.stdin.on("end", () => {
		utterances?.takeLast();
		say({ type: "hearing-again" });
		utterances?.end();
		process.exit(0);
	});
}
