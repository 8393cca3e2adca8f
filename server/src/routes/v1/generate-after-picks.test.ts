import type { Answer } from "@sayso/contract/entities/answer.ts";
import { movingClock } from "@sayso/harness/product/moving-clock.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import type { PlanRow } from "@sayso/replies";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { builtInReplies } from "../../adapters/reply-generation/built-in.ts";
import { jobKinds } from "../../jobs/kinds.ts";
import { pickCount } from "../../store/picks-schema.ts";

const clock = movingClock("2026-03-01T12:00:00Z");
let plan: readonly PlanRow[] = [];
const { app, context } = await testApp(
	{ RATE_LIMITS: "off" },
	{
		clock,
		replies: {
			...builtInReplies,
			stream(request, turnPlan, signal, caller) {
				plan = turnPlan.rows;
				return builtInReplies.stream(request, turnPlan, signal, caller);
			},
		},
	},
);
const turn = "Would you like to come to the park with us?";

async function somebody() {
	const { headers } = await signUp(app);
	const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
	const call = (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
		app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) });
	/** One set: each card with its row. */
	async function ask(text = turn, is_try_again = false) {
		const { ChatResponse } = (await call("POST", "generate", { text, is_try_again })).json();
		const answers: Answer[] = ChatResponse.answers;
		return answers.map((answer, place) => ({ ...answer, place, row: plan[place] ?? expect.unreachable() }));
	}
	type Card = Awaited<ReturnType<typeof ask>>[number];
	return {
		id,
		call,
		ask,
		/** The intents of a fresh set's cards. */
		intents: async () => (await ask()).map(({ row }) => row.intent),
		say: ({ text, tone, emoji, keyword }: Card, changed: { text?: string; edited_from?: number } = {}) =>
			call("POST", "conversation", {
				role: "assistant",
				text: changed.text ?? text,
				meta: { tone, emoji, keyword, edited_from: changed.edited_from },
			}),
		/** An optional card that appears only on Try Again, as it is shown. */
		async rare(): Promise<Card> {
			const usual = (await ask()).map(({ row }) => row.intent);
			const again = await ask(turn, true);
			return again.find(({ row }) => !row.required && !usual.includes(row.intent)) ?? expect.unreachable();
		},
		counts: () => context.db.select().from(pickCount).where(eq(pickCount.personId, id)),
	};
}

let person: Awaited<ReturnType<typeof somebody>>;
beforeEach(async () => {
	person = await somebody();
});

describe("an optional reply that was picked", () => {
	test("comes with that person's next set, beside the required pair; no other person gets it", async () => {
		const card = await person.rare();
		await person.say(card);
		const next = await person.ask();
		expect(next.map(({ row }) => row.intent)).toContain(card.row.intent);
		expect(next.slice(0, 2).map(({ row }) => row.required)).toEqual([true, true]);
		expect(await (await somebody()).intents()).not.toContain(card.row.intent);
	});

	test("counts as well when it was changed before it was said", async () => {
		const card = await person.rare();
		await person.say(card, { text: "Quite other words.", edited_from: card.place });
		expect(await person.intents()).toContain(card.row.intent);
	});

	test("is forgotten with Clear Memory", async () => {
		const card = await person.rare();
		await person.say(card);
		await person.call("DELETE", "memory");
		expect(await person.counts()).toEqual([]);
		expect(await person.intents()).not.toContain(card.row.intent);
	});

	test("fades: after a long time it is as if it had never been picked", async () => {
		const card = await person.rare();
		await person.say(card);
		clock.moveDays(400);
		await jobKinds.find(({ name }) => name === "forget-expired-memory")?.run(context, {});
		expect(await person.counts()).toEqual([]);
	});
});

describe("counts for nothing", () => {
	const typed = "Something typed.";
	test.each([
		["words that were on no card", () => ({ text: typed })],
		// The two optional cards are the last of four.
		["a place that has another card", ({ place }: { place: number }) => ({ text: typed, edited_from: 5 - place })],
		["a place that has no card", () => ({ text: typed, edited_from: 5 })],
	])("%s", async (_, changed) => {
		const card = await person.rare();
		const before = await person.counts();
		expect((await person.say(card, changed(card))).statusCode).toBe(200);
		expect(await person.counts()).toEqual(before);
	});

	test("a required reply, and any reply to a cry for help", async () => {
		const [first] = await person.ask();
		await person.say(first ?? expect.unreachable());
		expect((await person.counts()).every(({ picked }) => picked === 0)).toBe(true);
		const before = await person.counts();
		const cards = await person.ask("help me I can't breathe");
		expect(cards[0]?.row.act).toMatch(/^safety-/);
		for (const card of cards) await person.say(card);
		expect(await person.counts()).toEqual(before);
	});
});

test("picks that arrive together are all counted, each half as much after thirty days", async () => {
	const card = await person.rare();
	await Promise.all(Array.from({ length: 8 }, () => person.say(card)));
	const picked = async () => (await person.counts()).find(({ intent }) => intent === card.row.intent)?.picked;
	expect(await picked()).toBe(8);
	clock.moveDays(30);
	const same = (await person.ask()).find(({ row }) => row.intent === card.row.intent);
	await person.say(same ?? expect.unreachable());
	expect(await picked()).toBeCloseTo(5, 1);
});

test("the kept counts are part of the person's export, and hold no word that was said", async () => {
	const card = await person.rare();
	await person.say(card);
	const { tables } = (await person.call("GET", "users/export")).json();
	expect(tables.pick_count).toHaveLength((await person.counts()).length);
	expect(JSON.stringify(tables.pick_count)).not.toContain(card.text);
});
