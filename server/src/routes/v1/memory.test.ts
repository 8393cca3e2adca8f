import { dayMilliseconds } from "@sayso/contract/day.ts";
import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { memory } from "@sayso/contract/v1/memory.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import type { ReplyRequest } from "@sayso/replies";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { scriptedReplies } from "../../adapters/reply-generation/scripted.ts";
import { putOnPlan } from "../../features/plans/put-on-plan.ts";
import { jobKinds } from "../../jobs/kinds.ts";
import { openTurn } from "../../store/schema.ts";

const start = new Date("2026-03-01T12:00:00Z");
const minute = 60_000;
let now = start;
const pass = (milliseconds: number) => {
	now = new Date(now.getTime() + milliseconds);
};
afterEach(() => {
	now = start;
});

let request: ReplyRequest | undefined;
const engine = scriptedReplies();
const { app, context } = await testApp(
	{ RATE_LIMITS: "off" },
	{
		clock: { now: () => now },
		replies: {
			...engine,
			stream(given, plan, signal) {
				request = given;
				return engine.stream(given, plan, signal);
			},
		},
	},
);
const purge = async () => {
	for (const kind of jobKinds.filter(({ name }) => name === "forget-expired-memory")) await kind.run(context, {});
};

const turnOf = (personId: string) => context.db.query.openTurn.findFirst({ where: eq(openTurn.personId, personId) });

async function somebody(planId: string, saveMemory = false) {
	const { headers } = await signUp(app);
	const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
	await putOnPlan(context, id, planId);
	const call = (method: "GET" | "PUT" | "POST" | "DELETE", url: string, payload?: object) =>
		app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) });
	const save = (on: boolean) => call("PUT", "users/preferences", { ...defaultPreferences, saveMemory: on });
	const remembered = async (query = "") => memory.response.parse((await call("GET", `memory${query}`)).json());
	if (saveMemory) await save(true);
	return {
		id,
		call,
		save,
		async say(role: "user" | "assistant", text: string): Promise<string> {
			const meta = role === "assistant" ? { meta: { tone: "neutral", emoji: "🙂", keyword: "talk" } } : {};
			return (await call("POST", "conversation", { role, text, ...meta })).json().id;
		},
		remembered,
		texts: async () => (await remembered()).entries.map(({ text }) => text),
		async recalled(text: string) {
			await call("POST", "generate", { text });
			return request?.memory;
		},
	};
}

describe("what is remembered", () => {
	test("is listed newest first, page by page, each line once", async () => {
		const person = await somebody("premium-monthly", true);
		// Two lines with the same time are on both sides of the page boundary.
		for (const text of ["one", "two", "three", "four", "five"]) {
			await person.say("user", text);
			if (text !== "three") pass(minute);
		}
		const first = await person.remembered("?limit=2");
		expect(first).toMatchObject({ total: 5, retention_days: 90 });
		const second = await person.remembered(`?limit=2&after=${first.next}`);
		const third = await person.remembered(`?limit=2&after=${second.next}`);
		const pages = [first, second, third].map(({ entries }) => entries.map(({ text }) => text));
		expect(pages.flat().sort()).toEqual(["five", "four", "one", "three", "two"]);
		expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
		expect([pages[0]?.includes("five") || pages[0]?.includes("four"), pages[2]]).toEqual([true, ["one"]]);
		expect(third.next).toBeNull();
	});

	test.each(["after=yesterday", "after=9999-99-99T99:99:99.999Z~x", "limit=0", "limit=501"])(
		"%s is refused",
		async (query) => {
			const { call } = await somebody("trial");
			expect((await call("GET", `memory?${query}`)).statusCode).toBe(422);
		},
	);

	test("is forgotten line by line, by its owner alone", async () => {
		const [one, other] = [await somebody("trial"), await somebody("trial")];
		const id = await one.say("user", "a secret");
		await one.say("assistant", "a reply");
		expect((await other.call("DELETE", `memory/${id}`)).statusCode).toBe(404);
		expect(await other.texts()).toEqual([]);
		expect((await one.call("DELETE", `memory/${id}`)).json()).toEqual({ deleted: 1 });
		expect(await one.texts()).toEqual(["a reply"]);
		expect((await one.call("DELETE", `memory/${id}`)).statusCode).toBe(404);
	});

	test("is cleared at once, with the turn in hand, and no other person's is", async () => {
		const [one, other] = [await somebody("premium-monthly", true), await somebody("trial")];
		await other.say("user", "mine");
		for (const text of ["first", "second"]) await one.say("user", text);
		await one.call("POST", "generate", { text: "a question" });
		expect((await one.call("DELETE", "memory")).json()).toEqual({ deleted: 2 });
		expect(await one.remembered()).toMatchObject({ total: 0, entries: [], next: null });
		expect(await turnOf(one.id)).toBeUndefined();
		expect(await other.texts()).toEqual(["mine"]);
	});
});

describe("how long it is kept", () => {
	test.each([
		["trial", false, 1 * dayMilliseconds],
		["base-monthly", false, 1 * dayMilliseconds],
		["premium-monthly", true, 90 * dayMilliseconds],
		["thirdparty-yearly", true, 90 * dayMilliseconds],
		["premium-monthly", false, 30 * minute],
	])("%s with Save Memory %j: %i ms", async (planId, saveMemory, kept) => {
		const { say, texts } = await somebody(planId, saveMemory);
		await say("user", "remember me");
		pass(kept - 1);
		await purge();
		expect(await texts()).toEqual(["remember me"]);
		pass(2);
		await purge();
		expect(await texts()).toEqual([]);
	});

	test("the turn in hand and its replies go with their conversation", async () => {
		const { id, call } = await somebody("premium-monthly", true);
		await call("POST", "generate", { text: "a question" });
		pass(30 * minute);
		await purge();
		expect(await turnOf(id)).toMatchObject({ text: "a question" });
		pass(1);
		await purge();
		expect(await turnOf(id)).toBeUndefined();
	});

	test("follows a smaller plan", async () => {
		const { id, say, texts } = await somebody("premium-monthly", true);
		await say("user", "long ago");
		pass(10 * dayMilliseconds);
		await putOnPlan(context, id, "base-monthly");
		await purge();
		expect(await texts()).toEqual([]);
	});

	test("ends when Save Memory is switched off, but for the conversation that is going on", async () => {
		const { say, texts, save } = await somebody("premium-monthly", true);
		await say("user", "last week");
		pass(7 * dayMilliseconds);
		await say("user", "just now");
		await save(false);
		expect(await texts()).toEqual(["just now"]);
	});

	test("is looked after every hour by a job that is kept in the database", async () => {
		const { say, texts } = await somebody("trial");
		await say("user", "yesterday");
		pass(2 * dayMilliseconds);
		const kind = jobKinds.find(({ name }) => name === "forget-expired-memory");
		expect(kind?.cron).toMatch(/^\d+ \* \* \* \*$/);
		if (!kind) return;
		await context.jobs.send(kind, {});
		await context.jobs.work(context, [kind]);
		await expect.poll(texts).toEqual([]);
	});
});

describe("recall", () => {
	test("gives the lines nearest to the turn, with any endings of its words, newest first among equals", async () => {
		const person = await somebody("premium-monthly", true);
		await person.say("user", "Is Sarah visiting on Thursday?");
		await person.say("assistant", "Yes, Sarah brings her dog.");
		await person.say("user", "The weather is bad.");
		await person.say("user", "Do you want a biscuit?");
		pass(20 * dayMilliseconds);
		await person.say("user", "Sarah called.");
		pass(dayMilliseconds);
		expect(await person.recalled("when does sarah visit")).toEqual([
			"My partner said: Is Sarah visiting on Thursday?",
			"My partner said: Sarah called.",
			"I said: Yes, Sarah brings her dog.",
		]);
		expect(await person.recalled("did you sleep well")).toEqual([]);
	});

	test("lets an old line fade behind a newer one that says less", async () => {
		const person = await somebody("premium-monthly", true);
		await person.say("user", "Sarah is visiting.");
		pass(60 * dayMilliseconds);
		await person.say("user", "Sarah called.");
		pass(dayMilliseconds);
		expect(await person.recalled("when does sarah visit")).toEqual([
			"My partner said: Sarah called.",
			"My partner said: Sarah is visiting.",
		]);
	});

	test("gives five lines at most, each once, and not the question itself", async () => {
		const person = await somebody("premium-monthly", true);
		for (let count = 0; count < 3; count++) await person.say("user", "Would you like some tea?");
		for (const milk of ["oat", "soy", "cow", "goat", "rice", "almond", "no"]) {
			for (let count = 0; count < 2; count++) await person.say("assistant", `Tea with ${milk} milk.`);
			pass(dayMilliseconds);
		}
		const recalled = await person.recalled("would you like some tea?");
		expect(recalled).toHaveLength(5);
		expect(new Set(recalled).size).toBe(5);
		expect(recalled).not.toContain("My partner said: Would you like some tea?");
	});

	test("leaves out the turns of the conversation, and other people's lines", async () => {
		const [one, other] = [await somebody("premium-monthly", true), await somebody("premium-monthly", true)];
		await other.say("user", "Sarah is ill.");
		await one.say("user", "Sarah is here.");
		expect(await one.recalled("sarah says hello")).toEqual([]);
		expect(request?.turns).toEqual([{ who: "partner", text: "Sarah is here." }]);
	});

	test("stops at the plan's days, before the purge has run", async () => {
		const person = await somebody("premium-monthly", true);
		await person.say("user", "Sarah is here.");
		pass(89 * dayMilliseconds);
		expect(await person.recalled("sarah says hello")).toHaveLength(1);
		pass(2 * dayMilliseconds);
		expect(await person.recalled("sarah says hello again")).toEqual([]);
	});

	test.each(["trial", "base-monthly"])("gives nothing on %s, which has no Save Memory", async (planId) => {
		const person = await somebody(planId);
		await person.say("user", "Sarah is here.");
		pass(0.5 * dayMilliseconds);
		expect(await person.recalled("sarah says hello")).toEqual([]);
		expect(await person.texts()).toEqual(["Sarah is here."]);
	});

	test("stops at once with Save Memory off", async () => {
		const person = await somebody("premium-monthly", true);
		for (let count = 0; count < 10; count++) await person.say("user", `Sarah is here, time ${count}.`);
		expect(await person.recalled("sarah says hello")).not.toEqual([]);
		await person.save(false);
		expect(await person.recalled("sarah says hello again")).toEqual([]);
	});

	test.each(["!", "or or or", '"sarah -hello (', "the and of", "'; drop table person; --", "words ".repeat(1_600)])(
		"reads %j as words",
		async (text) => {
			const person = await somebody("premium-monthly", true);
			await person.say("user", "Sarah is here.");
			pass(dayMilliseconds);
			expect(await person.recalled(text)).toEqual(text.includes("sarah") ? [expect.any(String)] : []);
		},
	);
});
