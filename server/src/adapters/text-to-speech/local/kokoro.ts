import { createRequire } from "node:module";
import { join } from "node:path";
import { resample } from "@sayso/sound/resample.ts";
import { level } from "../built-in/level.ts";
import type { SpeakerSettings } from "./speakers.ts";

/** The part of sherpa-onnx-node that is used; the package has no types. */
interface Sherpa {
	OfflineTts: new (config: object) => OfflineTts;
}
interface OfflineTts {
	generate(request: object): { samples: Float32Array; sampleRate: number } | undefined;
}

/** Hz, Kokoro's own. */
export const sampleRate = 24_000;

/**
 * Kokoro, loaded into this process.
 *
 * @param folder of its model, voices, tokens and espeak-ng's data
 * @returns says a text that `speakable` left, as mono sound, -1 to 1
 * @throws {Error} when it cannot be loaded; what the library cannot read or say at all ends the process
 */
export function openKokoro(folder: string): (text: string, how: SpeakerSettings) => Float32Array {
	const { OfflineTts } = createRequire(import.meta.url)("sherpa-onnx-node") as Sherpa;
	const kokoro = {
		model: join(folder, "model.int8.onnx"),
		voices: join(folder, "voices.bin"),
		tokens: join(folder, "tokens.txt"),
		dataDir: join(folder, "espeak-ng-data"),
		lang: "en-us",
	};
	const engine = new OfflineTts({ model: { kokoro, numThreads: 2, provider: "cpu" }, maxNumSentences: 1 });
	return (text, { speaker, english, tract = 1 }) => {
		// Played `tract` times as fast, every frequency rises by it and every length falls by it: it speaks slower to make up for it.
		const generationConfig = { sid: speaker, speed: 1 / tract, silenceScale: 1, extra: { lang: english } };
		// The audio is copied into our own memory, because it is sent to another process.
		const said = engine.generate({ text, generationConfig, enableExternalBuffer: false });
		if (!said || said.samples.length === 0) throw new Error("It said nothing");
		return level(resample(said.samples, said.sampleRate * tract, sampleRate), sampleRate);
	};
}
