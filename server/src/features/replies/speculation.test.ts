import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, type TestApp, testApp } from "@sayso/harness/product/test-app.ts";
import { type StandInModel, standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type ListeningScript, scriptedSpeechToText } from "../../adapters/speech-to-text/scripted.ts";
import { putOnPlan } from "../plans/put-on-plan.ts";

/** The number of frames in which the scripted recogniser emits one word. */
const framesAWord = 15;
const script: ListeningScript = {};

async function stage(model: string, environment: Record<string, string> = {}) {
	const standIn = await standInModel();
	afterAll(() => standIn.close());
	const given = {
		REPLIES: "openai-compatible",
		MODEL_BASE_URL: standIn.baseUrl,
		MODEL_NAME: model,
		MODEL_FIRST_CARD_MS: "15000",
		MODEL_NEXT_CARD_MS: "15000",
		MODEL_PAUSE_MS: "60000",
		RATE_LIMITS: "off",
	};
	const server = await testApp({ ...given, ...environment }, { speechToText: scriptedSpeechToText(script) });
	return { ...server, standIn, url: await server.app.listen({ port: 0, host: "127.0.0.1" }) };
}
type Stage = TestApp & { standIn: StandInModel; url: string };

/** A person on a plan, with a stream in progress. */
async function listening({ app, context, url }: Stage, plan = "premium-monthly") {
	const { headers } = await signUp(app);
	const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
	await putOnPlan(context, id, plan);
	const listener = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
	listener.say(start);
	await listener.hear("ready");
	const usage = async () => (await app.inject({ url: `/api/v1/usages/${id}`, headers })).json();
	return {
		headers,
		/** Sends the audio of so many more words. */
		hear: (words: number) => listener.sound(words * framesAWord),
		heard: () => listener.messages.filter(({ type }) => type === "partial").length,
		async stop() {
			listener.say({ type: "stop" });
			await listener.closed;
		},
		interactions: async () => (await usage()).interactions.count,
		tokens: async () => (await usage()).tokensUsed.input + (await usage()).tokensUsed.output,
		async submit(text: string) {
			const payload = { text };
			return (await app.inject({ method: "POST", url: "/api/v1/generate", headers, payload })).json<GenerateResponse>();
		},
	};
}

const good = await stage("good");
beforeEach(() => {
	script.words = "do you want to come to the market";
	good.standIn.asked.length = 0;
});

describe("once the partner seems to have said it all", () => {
	test("replies are begun, and are those of the same words submitted; the Interaction counts then", async () => {
		const caller = await listening(good);
		caller.hear(8);
		await expect.poll(() => good.standIn.asked.length).toBe(1);
		await expect.poll(caller.tokens).toBeGreaterThan(500);
		expect(await caller.interactions()).toBe(0);
		await caller.stop();
		const { ChatResponse, Usage } = await caller.submit("Um, do you want to come to the market, please?");
		expect(ChatResponse).toMatchObject({ engine: "openai-compatible", basic: false });
		expect(ChatResponse.answers).toHaveLength(4);
		expect(good.standIn.asked).toHaveLength(1);
		expect(Usage.interactions.count).toBe(1);
		expect(good.logged()).toContain('"guess":"accepted"');
		expect(good.logged()).not.toContain("market");
	});

	test("other words submitted are answered as they are", async () => {
		const caller = await listening(good);
		caller.hear(8);
		await expect.poll(() => good.standIn.asked.length).toBe(1);
		await caller.stop();
		await caller.submit("do you want to come to the beach");
		expect(good.standIn.asked.map(({ messages }) => messages.at(-1)?.content.includes("the beach"))).toEqual([
			false,
			true,
		]);
	});

	test("preferences changed meanwhile hold", async () => {
		const caller = await listening(good);
		caller.hear(8);
		await expect.poll(() => good.standIn.asked.length).toBe(1);
		const url = "/api/v1/users/preferences?no_of_responses=2";
		await good.app.inject({ method: "PUT", url, headers: caller.headers });
		const { ChatResponse } = await caller.submit("do you want to come to the market");
		expect(ChatResponse.answers).toHaveLength(2);
	});
});

describe("no replies are begun ahead", () => {
	test.each(["trial", "base-monthly"])("on the plan %s", async (plan) => {
		const sparing = await listening(good, plan);
		sparing.hear(8);
		await expect.poll(sparing.heard).toBe(8);
		// The other person's replies, heard later, have started: those of the first would have started before.
		const caller = await listening(good);
		caller.hear(8);
		await expect.poll(() => good.standIn.asked.length).toBe(1);
		await expect.poll(caller.tokens).toBeGreaterThan(500);
		expect(good.standIn.asked).toHaveLength(1);
		expect(await sparing.tokens()).toBe(0);
	});

	test("where the operator has switched that off", async () => {
		const off = await stage("good", { MODEL_SPECULATION: "false" });
		const unaided = await listening(off);
		unaided.hear(8);
		await expect.poll(unaided.heard).toBe(8);
		const caller = await listening(good);
		caller.hear(8);
		await expect.poll(() => good.standIn.asked.length).toBe(1);
		expect(off.standIn.asked).toEqual([]);
	});
});

describe("words that go on", () => {
	test("end what was begun, and are answered twice ahead at the most", async () => {
		const stalling = await stage("stalls");
		script.words = "do you want to come to the market with me and my sister this Saturday morning";
		const caller = await listening(stalling);
		caller.hear(8);
		await expect.poll(() => stalling.standIn.asked.length).toBe(1);
		caller.hear(5);
		await expect.poll(() => stalling.standIn.left()).toBe(1);
		await expect.poll(() => stalling.standIn.asked.length).toBe(2);
		caller.hear(3);
		await expect.poll(() => stalling.standIn.left()).toBe(2);
		await expect.poll(caller.tokens).toBeGreaterThan(1_000);
		// The other person's replies, heard later, have started: a third attempt for the first would have started
		// before.
		const another = await listening(stalling);
		another.hear(8);
		const briefly = () =>
			stalling.standIn.asked.filter(({ messages }) => !messages.at(-1)?.content.includes("with me"));
		await expect.poll(() => briefly().length).toBe(2);
		expect(stalling.standIn.asked).toHaveLength(3);
		expect(stalling.logged().match(/"guess":"wasted"/g)).toHaveLength(2);
	});
});
