import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { silence, soundOf } from "@sayso/harness/made-models/tones.ts";
import { writeMadeModel } from "@sayso/harness/made-models/write.ts";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { ListeningFolders } from "../../models/shelf.ts";
import { describeSpeechToText } from "../../seams/speech-to-text.conformance.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { isLibraryHere } from "./local/sherpa.ts";
import { localSpeechToText } from "./local.ts";

const folder = mkdtempSync(join(tmpdir(), "sayso-made-"));
afterAll(() => rmSync(folder, { recursive: true }));
const streaming = writeMadeModel("streaming", join(folder, "streaming"));
const careful = writeMadeModel("careful", join(folder, "careful"));
/** Milliseconds: what is heard does not depend on how busy the machine is. */
const unhurried = { carefulDeadline: 120_000, finishDeadline: 120_000, startDeadline: 120_000, capacity: 8 };
const spoken = (words: string) => ({ words, sound: soundOf(words) });

if (isLibraryHere())
	describeSpeechToText("the local recogniser", () => localSpeechToText(() => ({ streaming, careful }), unhurried), {
		first: spoken("Would you like some tea?"),
		second: spoken("Where do we go?"),
	});
else test.skip("the local recogniser: sherpa-onnx has no library for this machine", () => {});

describe.runIf(isLibraryHere())("the local recogniser", () => {
	const recogniserOf = (models: () => ListeningFolders | undefined, options = {}) => {
		const recogniser = localSpeechToText(models, { ...unhurried, ...options });
		onTestFinished(() => recogniser.close());
		return recogniser;
	};
	const open = (recogniser: SpeechToText) =>
		recogniser.open({ sampleRate: 16_000, signal: new AbortController().signal });
	const finalsOf = async (recogniser: SpeechToText, ...sounds: Uint8Array[]) => {
		const listening = await open(recogniser);
		for (const sound of sounds) listening.push(sound);
		listening.finish();
		return (await Array.fromAsync(listening)).filter(({ type }) => type === "final").map(({ text }) => text);
	};

	test("with a streaming model alone its words are the final ones, in small letters", async () => {
		const recogniser = recogniserOf(() => ({ streaming, careful: undefined }));
		expect(await finalsOf(recogniser, soundOf("Would you like some tea?"))).toEqual(["would you like some tea"]);
	});

	test("a word that is expected is heard where it is too soft to be taken for one otherwise", async () => {
		const recogniser = recogniserOf(() => ({ streaming, careful: undefined }));
		const soft = Buffer.from(soundOf("some"));
		for (let at = 0; at < soft.length; at += 2) soft.writeInt16LE(Math.round(soft.readInt16LE(at) * 0.03), at);
		const heard = async (words: string[]) => {
			const { signal } = new AbortController();
			const listening = await recogniser.open({ sampleRate: 16_000, signal, words });
			listening.push(soft);
			listening.finish();
			return (await Array.fromAsync(listening)).at(-1)?.text;
		};
		expect(await heard([])).toBeUndefined();
		expect(await heard(["like", "Siobhan", "北京"])).toBeUndefined();
		expect(await heard(["Some"])).toBe("some");
	});

	test("a pause ends an utterance, before the sound ends", async () => {
		const listening = await open(recogniserOf(() => ({ streaming, careful })));
		listening.push(soundOf("Where do we go?"));
		listening.push(silence(3));
		const heard = listening[Symbol.asyncIterator]();
		let last = await heard.next();
		while (last.value.type === "partial") last = await heard.next();
		expect(last.value).toMatchObject({ type: "final", text: "Where do we go?" });
		listening.push(soundOf("Would you like some tea?"));
		listening.finish();
		const rest = await Array.fromAsync({ [Symbol.asyncIterator]: () => heard });
		expect(rest.at(-1)).toMatchObject({ type: "final", text: "Would you like some tea?" });
	});

	test("one short word, over at once, is heard", async () => {
		expect(
			await finalsOf(
				recogniserOf(() => ({ streaming, careful })),
				soundOf("go?"),
			),
		).toEqual(["go?"]);
	});

	test("an utterance longer than the careful model takes is heard in pieces", async () => {
		const recogniser = recogniserOf(() => ({ streaming, careful }));
		const long = ["Would you like some tea?", "Where do we go?"].map((words) => soundOf(words, 0.7));
		expect(await finalsOf(recogniser, ...long)).toEqual(["Would you like some tea? Where do we go?"]);
	});

	test("a careful model that cannot hear leaves the quick words", async () => {
		const broken = writeMadeModel("careful", join(folder, "broken"));
		writeFileSync(join(broken, "tokens.txt"), "");
		const finals = await finalsOf(
			recogniserOf(() => ({ streaming, careful: broken })),
			soundOf("Where do we go?"),
		).catch((error) => error);
		expect(finals).toEqual(["where do we go"]);
	});

	test("it is there from the moment its models are, and listens with those of now", async () => {
		let models: ListeningFolders | undefined;
		const recogniser = recogniserOf(() => models);
		expect(await recogniser.available()).toBe(false);
		await expect(open(recogniser)).rejects.toMatchObject({ name: "SeamError", retryable: false });
		models = { streaming, careful: undefined };
		expect(await recogniser.available()).toBe(true);
		expect(await finalsOf(recogniser, soundOf("Where do we go?"))).toEqual(["where do we go"]);
		models = { streaming, careful };
		expect(await finalsOf(recogniser, soundOf("Where do we go?"))).toEqual(["Where do we go?"]);
	});

	test("a model that is installed again under the same name is what listens next", async () => {
		const place = join(folder, "again");
		writeFileSync(join(writeMadeModel("careful", place), "tokens.txt"), "");
		const recogniser = recogniserOf(() => ({ streaming, careful: place }));
		expect(await recogniser.available()).toBe(true);
		const beside = writeMadeModel("careful", join(folder, "beside"));
		rmSync(place, { recursive: true });
		renameSync(beside, place);
		expect(await finalsOf(recogniser, soundOf("Where do we go?"))).toEqual(["Where do we go?"]);
	});

	test("a model that is no model makes it unavailable, and costs nothing else", async () => {
		const nonsense = writeMadeModel("streaming", join(folder, "nonsense"));
		writeFileSync(join(nonsense, "encoder-epoch-99-avg-1.int8.onnx"), "no model");
		const recogniser = recogniserOf(() => ({ streaming: nonsense, careful }));
		expect(await recogniser.available()).toBe(false);
		await expect(open(recogniser)).rejects.toMatchObject({ name: "SeamError", retryable: true });
		const noDecoder = writeMadeModel("careful", join(folder, "no-decoder"));
		writeFileSync(join(noDecoder, "decoder_model_merged.onnx"), "no model");
		expect(await recogniserOf(() => ({ streaming, careful: noDecoder })).available()).toBe(false);
	});
});
