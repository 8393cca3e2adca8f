import { once } from "node:events";
import { limits } from "@sayso/contract/limits.ts";
import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { replyEvents } from "@sayso/harness/people/reply-events.ts";
import { signUp, type TestApp, testApp } from "@sayso/harness/product/test-app.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { scriptedReplies } from "../../adapters/reply-generation/scripted.ts";
import { putOnPlan } from "../../features/plans/put-on-plan.ts";

const { app, context } = await testApp({ RATE_LIMITS: "off" });

const generate = (on: TestApp["app"], headers: Record<string, string>, payload: object) =>
	on.inject({ method: "POST", url: "/api/v1/generate", headers, payload });

const usedBy = async (headers: Record<string, string>) => {
	const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
	return (await app.inject({ url: `/api/v1/usages/${id}`, headers })).json().interactions.count;
};

const eventsOf = (body: string) => Array.fromAsync(replyEvents(new Blob([body]).stream()));

describe("replies", () => {
	test("come as many as the person prefers, and count one Interaction", async () => {
		const { headers } = await signUp(app);
		const { ChatResponse, Usage, UserPlan, UserSubscription } = (
			await generate(app, headers, { text: "do you want tea or coffee" })
		).json<GenerateResponse>();
		expect(ChatResponse.answers).toHaveLength(4);
		expect(ChatResponse.engine).toBe("built-in");
		expect(new Set(ChatResponse.answers.map(({ text }) => text)).size).toBe(4);
		expect(Usage.interactions.count).toBe(1);
		expect(UserPlan.plan_name).toBe("trial");
		expect(UserSubscription).toMatchObject({ planID: "trial", status: "trialing", currentPeriodEnd: null });
	});

	test("are read in the light of what was said before", async () => {
		const { headers } = await signUp(app);
		const text = "which one";
		const tonesOf = async () => {
			const { ChatResponse } = (await generate(app, headers, { text })).json<GenerateResponse>();
			return ChatResponse.answers.map(({ tone }) => tone);
		};
		expect(await tonesOf()).not.toContain("option_a");
		const payload = { text: "would you like tea or coffee", role: "user" };
		await app.inject({ method: "POST", url: "/api/v1/conversation", headers, payload });
		expect(await tonesOf()).toEqual(expect.arrayContaining(["option_a", "option_b"]));
	});

	test("differ when tried again", async () => {
		const { headers } = await signUp(app);
		const ask = async (is_try_again: boolean) => {
			const answer = await generate(app, headers, { text: "are you hungry", is_try_again });
			return answer.json<GenerateResponse>().ChatResponse.answers.map(({ text }) => text);
		};
		const sets = [await ask(false), await ask(true), await ask(true), await ask(true)].flat();
		expect(new Set(sets).size).toBe(sets.length);
	});

	test("know from the profile what the person is called, and the languages they speak", async () => {
		const { headers } = await signUp(app);
		const named = { first_name: "Robin", surname: "Example", birth_year: 1985, country: "au", language: "en" };
		const medical = { medical_condition: "Parkinson's", medical_consent: true };
		const payload = { ...named, ...medical, nickname: "Bobby", secondary_language: "vi" };
		const saved = await app.inject({ method: "PUT", url: "/api/v1/users", headers, payload });
		expect(saved.statusCode).toBe(200);
		const repliesTo = async (text: string) => (await generate(app, headers, { text })).body;
		expect(await repliesTo("what's your name")).toContain("Bobby");
		expect(await repliesTo("do you speak Vietnamese")).toContain("I speak Vietnamese");
		expect(await repliesTo("do you have Parkinson's")).toContain("I have Parkinson's");
	});

	test("stream one card at a time, in order, and end with everything", async () => {
		const { headers } = await signUp(app);
		const streamed = await generate(app, { ...headers, accept: "text/event-stream" }, { text: "how are you" });
		expect(streamed.headers["content-type"]).toBe("text/event-stream");
		const events = await eventsOf(streamed.body);
		expect(events.map(({ type }) => type)).toEqual(["answer", "answer", "answer", "answer", "done"]);
		const cards = events.flatMap((event) => (event.type === "answer" ? [[event.index, event.answer.text]] : []));
		const done = events.at(-1);
		const whole = done?.type === "done" ? done.response.ChatResponse.answers : [];
		expect(cards).toEqual(whole.map(({ text }, index) => [index, text]));
	});
});

describe("the limit", () => {
	test("is never overshot by requests that arrive together", async () => {
		const { headers } = await signUp(app);
		for (let count = 0; count < 10; count++) await generate(app, headers, { text: "hello" });
		const answers = await Promise.all(Array.from({ length: 50 }, () => generate(app, headers, { text: "hello" })));
		const codes = answers.map(({ statusCode }) => statusCode);
		expect(codes.filter((code) => code === 200)).toHaveLength(10);
		expect(codes.filter((code) => code === 401)).toHaveLength(40);
		expect(await usedBy(headers)).toBe(20);
	});

	test("answers 401 with a code of its own, streamed or not, before the turn is read", async () => {
		const { headers } = await signUp(app);
		for (let count = 0; count < 20; count++) await generate(app, headers, { text: "hello" });
		const reading = vi.spyOn(context.planning, "planFor");
		onTestFinished(() => reading.mockRestore());
		for (const accept of ["application/json", "text/event-stream"]) {
			const refused = await generate(app, { ...headers, accept }, { text: "hello" });
			expect(refused.statusCode).toBe(401);
			expect(refused.json()).toMatchObject({
				code: "limit_exceeded",
				title: "Limit Exceeded",
				detail: "Please upgrade your plan.",
			});
		}
		expect(reading).not.toHaveBeenCalled();
	});

	test("goes when the person is put on a plan without one", async () => {
		const { headers } = await signUp(app);
		for (let count = 0; count < 20; count++) await generate(app, headers, { text: "hello" });
		const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
		await putOnPlan(context, id, "base-monthly");
		expect((await generate(app, headers, { text: "hello" })).statusCode).toBe(200);
		expect(await usedBy(headers)).toBe(1);
	});
});

describe("a failing engine", async () => {
	const failing = await testApp({}, { replies: scriptedReplies({ failAfter: 2 }) });

	test("is answered with its sentence, and counts nothing", async () => {
		const { headers } = await signUp(failing.app);
		const failed = await generate(failing.app, headers, { text: "hello" });
		expect(failed.statusCode).toBe(502);
		expect(failed.json()).toMatchObject({ code: "generation_failed", detail: "Answer generation failed" });
		const { id } = (await failing.app.inject({ url: "/api/v1/users", headers })).json();
		const usage = await failing.app.inject({ url: `/api/v1/usages/${id}`, headers });
		expect(usage.json().interactions.count).toBe(0);
	});

	test("leaves the cards it gave, then says so, in a stream", async () => {
		const { headers } = await signUp(failing.app);
		const failed = await generate(failing.app, { ...headers, accept: "text/event-stream" }, { text: "hello" });
		const events = await eventsOf(failed.body);
		expect(events.map(({ type }) => type)).toEqual(["answer", "answer", "error"]);
		expect(events.at(-1)).toMatchObject({ problem: { code: "generation_failed" } });
	});
});

describe("a person who leaves after reading cards", async () => {
	const scripted = scriptedReplies();
	const stuck = await testApp(
		{ RATE_LIMITS: "off" },
		{
			replies: {
				...scripted,
				/** Always the same two cards. */
				async *stream(request, plan, signal) {
					yield* scripted.stream(request, { ...plan, rows: plan.rows.slice(0, 2) }, signal);
					await once(signal, "abort");
				},
			},
		},
	);
	const address = await stuck.app.listen({ port: 0, host: "127.0.0.1" });

	async function somebody() {
		const { headers } = await signUp(stuck.app);
		const get = async (path: string) => (await stuck.app.inject({ url: `/api/v1/${path}`, headers })).json();
		const { id } = await get("users");
		return {
			async readAndLeave(body: object) {
				const leaving = new AbortController();
				const answer = await fetch(`${address}/api/v1/generate`, {
					method: "POST",
					headers: { ...headers, "content-type": "application/json", accept: "text/event-stream" },
					body: JSON.stringify(body),
					signal: leaving.signal,
				});
				for await (const event of replyEvents(answer.body)) if (event.type === "answer" && event.index === 1) break;
				leaving.abort();
			},
			turn: () => stuck.context.db.query.openTurn.findFirst({ where: (turn, { eq }) => eq(turn.personId, id) }),
			used: async () => (await get(`usages/${id}`)).interactions.count,
		};
	}

	test("has used one Interaction; coming back for the rest uses no other, trying again does", async () => {
		const { readAndLeave, turn, used } = await somebody();
		const text = "are you coming to the market";
		await readAndLeave({ text });
		await expect.poll(turn).toMatchObject({ isWhole: false, setsLeft: limits.steeredSets });
		expect(await used()).toBe(1);
		await readAndLeave({ text });
		await expect.poll(turn).toMatchObject({ isWhole: false, setsLeft: limits.steeredSets - 1 });
		expect(await used()).toBe(1);
		await readAndLeave({ text, is_try_again: true });
		await expect.poll(used).toBe(2);
	});
});

test.each([
	[{ text: "   " }, { text: "Say or type something first" }],
	[{ text: "x".repeat(10_001) }, { text: "At most 10000 characters" }],
	[{ text: 5 }, { text: expect.any(String) }],
	[{}, { text: expect.any(String) }],
])("bad input %# is refused at its field", async (payload, errors) => {
	const { headers } = await signUp(app);
	const refused = await generate(app, headers, payload);
	expect(refused.statusCode).toBe(422);
	expect(refused.headers["content-type"]).toContain("application/problem+json");
	expect(refused.json()).toMatchObject({ code: "invalid", errors });
});
