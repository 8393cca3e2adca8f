import { type VoiceChoice, voiceOf, voiceSample } from "@sayso/contract/entities/voice.ts";
import { status } from "@sayso/contract/v1/status.ts";
import { madeFiles } from "@sayso/harness/made-models/write.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { serveModelFiles } from "@sayso/harness/stand-ins/model-files.ts";
import { expect, onTestFinished, test } from "vitest";
import { isLibraryHere } from "../../adapters/speech-to-text/local/sherpa.ts";
import type { Model } from "../../models/catalogue.ts";
import { installModel } from "../../models/install-model.ts";

/** A model served on this machine, with some of its files changed. */
async function served(change: Record<string, Buffer> = {}): Promise<Model> {
	const files = { ...madeFiles("speaking"), ...change };
	const server = await serveModelFiles(files);
	onTestFinished(() => server.close());
	return {
		id: `made-${Object.keys(change).length}`,
		part: "speaking",
		purpose: "tests",
		licence: "MIT",
		languages: ["en"],
		publishedErrorRate: undefined,
		files: Object.keys(files).flatMap((name, at) => ({ ...server.files[at], name }) as Model["files"][number]),
	};
}

async function speaking(model: Model) {
	const { app, context, logged } = await testApp(
		{ TEXT_TO_SPEECH: "local", RATE_LIMITS: "off" },
		// Long timeouts, so that a busy machine does not change the result.
		{ installedVoice: { models: [model], deadline: 120_000, patience: 120_000 } },
	);
	const { headers } = await signUp(app);
	return {
		dataDir: context.config.dataDir,
		logged,
		async speaks() {
			const { parts } = status.response.parse((await app.inject({ url: "/api/v1/status" })).json());
			return parts.text_to_speech;
		},
		async speak(voice: VoiceChoice) {
			const payload = { text: voiceSample, voice, language_code: voiceOf(voice).languageCode };
			const spoken = await app.inject({ method: "POST", url: "/api/v1/tts", headers, payload });
			expect(spoken.statusCode).toBe(200);
			return Buffer.from(spoken.json().audio_content, "base64").toString("base64");
		},
	};
}

test.runIf(isLibraryHere())(
	"an installed voice speaks from the moment it is there, and the status names it",
	async () => {
		const model = await served();
		const { dataDir, logged, speaks, speak } = await speaking(model);
		expect(await speaks()).toMatchObject({ adapter: "built-in", label: "Built-in voices", available: true });
		expect(logged()).toContain("models install kokoro-en");
		const before = await speak("male-uk");
		await installModel(dataDir, model);
		expect(await speaks()).toEqual({ adapter: "local", label: "Kokoro’s voices", basic: false, available: true });
		expect(await speak("male-uk")).not.toBe(before);
		expect(logged()).not.toContain("the built-in voices stand in");
	},
);

test.runIf(isLibraryHere())(
	"one that cannot be loaded leaves the built-in voices, and the status names those",
	async () => {
		const model = await served({ "tokens.txt": Buffer.from("many letters 1\n") });
		const { dataDir, logged, speaks, speak } = await speaking(model);
		await installModel(dataDir, model);
		await speak("male-uk");
		expect(await speaks()).toMatchObject({ adapter: "built-in", available: true });
		expect(logged()).toContain("the installed voice failed, the built-in voices stand in");
		expect(logged()).not.toContain("how I sound");
	},
);
