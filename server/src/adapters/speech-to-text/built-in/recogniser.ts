/*
 * The program of one child process: sound on its standard input (16-bit little-endian mono at 16 kHz), what is heard on
 * its standard output, a JSON document a line; first `{"type":"ready"}`. It ends with its input.
 */
import { writeSync } from "node:fs";
import type { Heard } from "../../../seams/speech-to-text.ts";
import type { Installation } from "./installation.ts";
import { openDecoder } from "./pocketsphinx.ts";
import { stepSamples, Utterances } from "./utterances.ts";

/**
 * For words that are replaced in a moment: no second passes, and at most 2000 active hidden Markov models, of 30,000.
 */
const quickSettings = { fwdflat: "no", bestpath: "no", maxhmmpf: "2000" };
/**
 * The language model weighs less than the default 6.5, and 5000 models may be active: on 45 recordings 39 % of
 * words wrong instead of 40, in three quarters of the time that the default limit of 30,000 takes.
 */
const carefulSettings = { lw: "5.5", maxhmmpf: "5000" };
const stepBytes = stepSamples * 2;

const say = (message: Heard | { type: "ready" }) => writeSync(1, `${JSON.stringify(message)}\n`);

const installation = JSON.parse(process.argv[2] ?? "") as Installation;
const quick = openDecoder(installation, quickSettings);
say({ type: "ready" });

let utterances: Utterances | undefined;
let rest = Buffer.alloc(0);
process.stdin.on("data", (chunk: Buffer) => {
	// The second decoder takes 90 MB: a recogniser kept warm does without it until there is sound.
	utterances ??= new Utterances({
		quick,
		careful: openDecoder(installation, carefulSettings),
		now: () => performance.now(),
		hear: say,
	});
	const sound = Buffer.concat([rest, chunk]);
	const whole = sound.length - (sound.length % stepBytes);
	for (let at = 0; at < whole; at += stepBytes) {
		const step = new Int16Array(stepSamples);
		for (let index = 0; index < stepSamples; index++) step[index] = sound.readInt16LE(at + index * 2);
		utterances.take(step);
	}
	rest = sound.subarray(whole);
});
process.stdin.on("end", () => {
	utterances?.end();
	process.exit(0);
});
