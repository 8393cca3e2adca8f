import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, type TestApp, testApp } from "@sayso/harness/product/test-app.ts";
import type { ScenarioName } from "@sayso/harness/stand-ins/model/scenarios.ts";
import { standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import pg from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import { scriptedSpeechToText } from "./adapters/speech-to-text/scripted.ts";
import { putOnPlan } from "./features/plans/put-on-plan.ts";

/** Two processes of the product on one database, with one shared language model. */
let scenario: ScenarioName = "good";
const model = await standInModel({ plays: () => scenario });
afterAll(() => model.close());
const words = "do you want to come to the market";
const settings = {
	REPLIES: "openai-compatible",
	MODEL_BASE_URL: model.baseUrl,
	MODEL_NAME: "good",
	MODEL_FIRST_CARD_MS: "15000",
	MODEL_NEXT_CARD_MS: "15000",
	MODEL_PAUSE_MS: "60000",
	RATE_LIMITS: "off",
	AUTH_SECRET: "Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u",
};
const replica = (environment: Record<string, string> = {}) =>
	testApp({ ...settings, ...environment }, { speechToText: scriptedSpeechToText({ words }), silence: 60_000 });
const one = await replica();
const other = await replica({ DATABASE_URL: one.databaseUrl });
const elsewhere = await other.app.listen({ port: 0, host: "127.0.0.1" });
const url = await one.app.listen({ port: 0, host: "127.0.0.1" });

/** All notices between the processes, as a stranger with database access could read them. */
const notices: string[] = [];
const spy = new pg.Client({ connectionString: one.databaseUrl });
await spy.connect();
spy.on("notification", ({ payload = "" }) => notices.push(payload));
await spy.query("listen sayso");
afterAll(() => spy.end());

beforeEach(() => {
	scenario = "good";
	model.asked.length = 0;
	notices.length = 0;
});

async function somebody() {
	const { headers } = await signUp(one.app);
	const { id } = (await one.app.inject({ url: "/api/v1/users", headers })).json();
	await putOnPlan(one.context, id, "premium-monthly");
	const post = async (at: TestApp, path: string, payload: object) =>
		at.app.inject({ method: "POST", url: path, headers, payload });
	return {
		headers,
		/** The partner finishes at the first replica, and replies are started there. */
		async hears() {
			const listener = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
			listener.say(start);
			await listener.hear("ready");
			listener.sound(8 * 15);
			await expect.poll(() => model.asked.length).toBe(1);
			listener.say({ type: "stop" });
			await listener.closed;
		},
		ask: async (at: TestApp, given: object = {}) =>
			(await post(at, "/api/v1/generate", { text: words, ...given })).json<GenerateResponse>(),
		pick: async (at: TestApp, text: string) => {
			const entry = { role: "assistant", text, meta: { tone: "neutral", emoji: "💬", keyword: "talk" } };
			return (await post(at, "/api/v1/conversation", entry)).statusCode;
		},
		interactions: async () =>
			(await one.app.inject({ url: `/api/v1/usages/${id}`, headers })).json().interactions.count as number,
	};
}
const texts = ({ ChatResponse }: GenerateResponse) => ChatResponse.answers.map(({ text }) => text);

test("replies begun at one replica are those given out at another; the model is asked once and one Interaction counts", async () => {
	const person = await somebody();
	await person.hears();
	const set = await person.ask(other, { text: "Um, do you want to come to the market, please?" });
	expect(set.ChatResponse).toMatchObject({ engine: "openai-compatible", basic: false });
	expect(texts(set)).toHaveLength(4);
	expect(model.asked).toHaveLength(1);
	expect(await person.interactions()).toBe(1);
	expect(one.logged()).toContain('"guess":"accepted"');
	for (const text of [...notices, one.logged(), other.logged()]) expect(text).not.toMatch(/market/i);
	expect(notices.length).toBeGreaterThan(4);
});

test("a set in the making goes out card by card at another replica", async () => {
	scenario = "stalls";
	const person = await somebody();
	await person.hears();
	const leaving = new AbortController();
	const answer = await fetch(`${elsewhere}/api/v1/generate`, {
		method: "POST",
		headers: { ...person.headers, "content-type": "application/json", accept: "text/event-stream" },
		body: JSON.stringify({ text: words }),
		signal: leaving.signal,
	});
	const first = await answer.body?.pipeThrough(new TextDecoderStream()).getReader().read();
	expect(first?.value).toContain('"type":"answer"');
	expect(model.asked).toHaveLength(1);
	leaving.abort();
});

test("steered, tried again and picked at replicas in turn it stays one turn: nothing is shown twice, steering is free", async () => {
	const person = await somebody();
	await person.hears();
	const sets = [
		await person.ask(other),
		await person.ask(one, { steer: { direction: "ask" } }),
		await person.ask(other, { is_try_again: true }),
	];
	const shown = sets.flatMap(texts);
	expect(new Set(shown).size).toBe(shown.length);
	expect(sets.map(({ Usage }) => Usage.interactions.count)).toEqual([1, 1, 2]);
	expect(await person.pick(one, shown.at(-1) ?? "")).toBe(200);
	expect(await person.interactions()).toBe(2);
});

test("a replica that came later finds what was begun before", async () => {
	const person = await somebody();
	await person.hears();
	const late = await replica({ DATABASE_URL: one.databaseUrl });
	await expect.poll(() => late.context.keptRuns.peopleElsewhere).toBeGreaterThan(0);
	await person.ask(late);
	expect(model.asked).toHaveLength(1);
});
