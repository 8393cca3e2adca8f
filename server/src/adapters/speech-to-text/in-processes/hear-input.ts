/*
 * The program of a recogniser's process. It reads sound (16-bit little-endian mono at 16 kHz) on standard input and writes
 * messages on standard output, one JSON document a line, first `{"type":"ready"}`. On descriptor 3 it reads, before any
 * sound, the words to expect as one JSON document. It ends with its input.
 */
import { readFileSync, writeSync } from "node:fs";
import type { Decoder } from "./decoder.ts";
import type { RecogniserMessage } from "./recogniser-process.ts";
import { sampleRate, stepSamples, type Timing, Utterances } from "./utterances.ts";

const stepBytes = stepSamples * 2;
/** A shorter piece of sound is no backlog: half a second. */
const backlogBytes = sampleRate;
/** Milliseconds that this process has to wait for sound before it has taken all there was. */
const idleMilliseconds = 2;
/** Samples between two `at` messages. */
const progressSamples = sampleRate;

const say = (message: RecogniserMessage | { type: "ready" }) => writeSync(1, `${JSON.stringify(message)}\n`);

/** @param options.openCareful called at the first sound, so that a waiting process does not hold its memory */
export function hearInput(options: {
	quick: Decoder;
	/** Opens one that expects these words; undefined if it cannot. */
	openExpecting?(words: readonly string[]): Decoder | undefined;
	openCareful(): Decoder | undefined;
	timing: Timing;
	/** Milliseconds that this process may be behind the sound; further behind, it hears no utterance again. */
	behindMilliseconds: number;
	/** Milliseconds from any start. */
	now?(): number;
}): void {
	const { now = () => performance.now() } = options;
	say({ type: "ready" });
	let utterances: Utterances | undefined;
	let rest = Buffer.alloc(0);
	let taken = 0;
	/** When this process had last taken all sound there was. Sound after that is late by the time it takes beyond its length. */
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
