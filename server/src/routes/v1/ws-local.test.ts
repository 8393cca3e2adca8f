import { limits } from "@sayso/contract/limits.ts";
import { status } from "@sayso/contract/v1/status.ts";
import { soundOf } from "@sayso/harness/made-models/tones.ts";
import { madeFiles } from "@sayso/harness/made-models/write.ts";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { serveModelFiles } from "@sayso/harness/stand-ins/model-files.ts";
import { expect, onTestFinished, test } from "vitest";
import { isLibraryHere } from "../../adapters/speech-to-text/local/sherpa.ts";
import type { Model } from "../../models/catalogue.ts";
import { installModel } from "../../models/install-model.ts";

/** Milliseconds. Long, so that a busy machine does not change the result. */
const unhurried = { carefulDeadline: 120_000, finishDeadline: 120_000, startDeadline: 120_000 };
const frameBytes = limits.audio.frameSamples * 2;

async function served(part: Model["part"]) {
	const server = await serveModelFiles(madeFiles(part));
	onTestFinished(() => server.close());
	const model: Model = {
		id: `made-${part}`,
		part,
		purpose: "tests",
		licence: "MIT",
		languages: ["en"],
		publishedErrorRate: undefined,
		files: server.files,
	};
	return { server, model };
}

test.runIf(isLibraryHere())(
	"models are fetched while the server runs, and the next listening is heard by them",
	async () => {
		const parts = [await served("streaming"), await served("careful")] as const;
		const { app, context } = await testApp(
			{ SPEECH_TO_TEXT: "built-in", RATE_LIMITS: "off" },
			{ listeningModels: parts.map(({ model }) => model), recognisers: unhurried },
		);
		const url = await app.listen({ port: 0, host: "127.0.0.1" });
		const shownStatus = async () => status.response.parse((await app.inject({ url: "/api/v1/status" })).json());
		const bytes = parts.flatMap(({ model }) => model.files).reduce((sum, file) => sum + file.bytes, 0);

		expect(context.speechToText.name).toBe("built-in");
		expect(context.listeningModels.onTheirWay()).toBeNull();
		const [, careful] = parts;
		careful.server.faults.stallAfter = 10;
		context.listeningModels.fetch();
		await expect.poll(() => context.speechToText.name, { timeout: 60_000 }).toBe("local");
		expect(await shownStatus()).toMatchObject({
			listening_models: { state: "fetching", bytes },
			parts: { speech_to_text: { adapter: "local" } },
		});

		expect(await context.speechToText.available()).toBe(true);
		const { headers } = await signUp(app);
		const listen = async (words: string) => {
			const caller = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
			caller.say(start);
			expect((await caller.hear("ready")).engine).toBe("Sayso’s recogniser");
			const sound = Buffer.from(soundOf(words));
			for (let at = 0; at < sound.length; at += frameBytes) caller.sound(1, sound.subarray(at, at + frameBytes));
			caller.say({ type: "stop" });
			await caller.closed;
			return caller.messages.filter(({ type }) => type === "final");
		};
		expect(await listen("Would you like some tea?")).toMatchObject([
			{ type: "final", text: "would you like some tea" },
		]);

		await context.listeningModels.close();
		delete careful.server.faults.stallAfter;
		await installModel(context.config.dataDir, careful.model);
		expect(context.listeningModels.onTheirWay()).toBeNull();
		expect(await context.speechToText.available()).toBe(true);
		expect(await listen("Would you like some tea?")).toMatchObject([
			{ type: "final", text: "Would you like some tea?" },
		]);
	},
	// Milliseconds. Several programs start here; on a busy machine each takes seconds.
	180_000,
);
