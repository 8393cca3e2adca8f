import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startRecogniser } from "./recogniser-process.ts";
import { sampleRate } from "./utterances.ts";

/** A decoder whose second pass takes `pace` seconds for a second of audio. Samples of 1 are speech. */
const programOf = (pace: number) => `
	import { hearInput } from ${JSON.stringify(new URL("hear-input.ts", import.meta.url).href)};
	let clock = 0;
	let inSpeech = false;
	const decoder = (name) => ({
		startUtterance() {}, endUtterance() {}, close() {},
		process(samples) { inSpeech = samples[0] !== 0; },
		processWhole(samples) { clock += ${pace} * samples.length / 16; },
		inSpeech: () => inSpeech,
		words: () => name,
	});
	hearInput({
		quick: decoder("quick"),
		openCareful: () => decoder("careful"),
		timing: { silence: 0.8, silenceWhenLong: 0.52, lead: 0.5 },
		behindMilliseconds: 2500,
		now: () => clock,
	});
`;

/** The finals of sentences of 2 s, each followed by 1 s of silence, that arrive all at once. */
async function heardOf(sentences: number, pace: number): Promise<string[]> {
	const folder = mkdtempSync(join(tmpdir(), "hear-input-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const program = join(folder, "program.mjs");
	writeFileSync(program, programOf(pace));
	const recogniser = await startRecogniser([program], 20_000);
	const finals: string[] = [];
	recogniser.onLine((line) => {
		const { type, text } = JSON.parse(line);
		if (type === "final") finals.push(text);
	});
	const sound = new Int16Array(sentences * 3 * sampleRate);
	for (let begin = 0; begin < sound.length; begin += 3 * sampleRate) sound.fill(1, begin, begin + 2 * sampleRate);
	recogniser.expect([]);
	recogniser.push(new Uint8Array(sound.buffer));
	recogniser.finish();
	await recogniser.ended;
	return finals;
}

test("sound that waited before it came is heard again, however much it is", async () => {
	expect(await heardOf(8, 0.5)).toEqual(Array(8).fill("careful"));
});

test("a process that is behind the sound keeps the quick words", async () => {
	expect(await heardOf(4, 2)).toEqual(["careful", "careful", "careful", "quick"]);
});
