import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import type { ReplyRequest } from "@sayso/replies";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { scriptedReplies } from "../../../adapters/reply-generation/scripted.ts";
import { putOnPlan } from "../../../features/plans/put-on-plan.ts";
import { person } from "../../../store/schema.ts";
import { signUp, testApp } from "../../../testing/test-app.ts";

const requests: ReplyRequest[] = [];
const engine = scriptedReplies();
const { app, context } = await testApp(
	{ RATE_LIMITS: "off" },
	{
		clock: { now: () => new Date("2026-03-01T12:00:00Z") },
		replies: {
			...engine,
			stream(request, plan, signal, spend) {
				requests.push(request);
				return engine.stream(request, plan, signal, spend);
			},
		},
	},
);

const form = { ...defaultPreferences, context: "family", responseLength: "short", complexity: "easy" } as const;
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

async function somebody(planId = "trial", birthYear: number | null = null) {
	const { headers } = await signUp(app);
	const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
	const put = (payload: object) => app.inject({ method: "PUT", url: "/api/v1/users/preferences", headers, payload });
	return {
		headers,
		put,
		get: async () => (await app.inject({ url: "/api/v1/users/preferences", headers })).json(),
		onPlan: (plan: string) => putOnPlan(context, id, plan),
		bornIn: (year: number | null) => context.db.update(person).set({ birthYear: year }).where(eq(person.id, id)),
		async given() {
			await putOnPlan(context, id, planId);
			await this.bornIn(birthYear);
			return this;
		},
	};
}
const on = async (planId: string, birthYear?: number | null) => (await somebody(planId, birthYear)).given();

describe("the whole form", () => {
	test("is saved and read back", async () => {
		const { put, get } = await on("trial");
		const turn = { previewFirst: true, automaticEndOfTurn: true };
		const wanted = { ...form, ...turn, numberOfResponses: 6, aboutMe: "I like tea." };
		expect((await put(wanted)).json()).toEqual(wanted);
		expect(await get()).toEqual(wanted);
	});

	test.each([true, "true"])("takes showImages as %j", async (showImages) => {
		const { put } = await on("premium-monthly");
		const saved = await put({ ...form, showImages, imageStyles: "both", saveMemory: true });
		expect(saved.json()).toMatchObject({ showImages: true, imageStyles: "both", saveMemory: true });
	});

	test.each([
		[{ context: undefined }, { context: "Context is required" }],
		[{ context: "" }, { context: "Context is required" }],
		[{ responseLength: "" }, { responseLength: "Response length is required" }],
		[{ complexity: null }, { complexity: "Complexity is required" }],
		[{ numberOfResponses: 3 }, { numberOfResponses: "Number of responses is required" }],
		[{ imageStyles: undefined }, { imageStyles: "Image styles is required" }],
		[{ aboutMe: words(1001) }, { aboutMe: "About Me can have at most 1000 words" }],
		[{ saveMemory: "yes" }, { saveMemory: expect.any(String) }],
	])("without %j is refused at its field", async (change, errors) => {
		const { put, get } = await on("premium-yearly");
		const refused = await put({ ...form, ...change });
		expect(refused.statusCode).toBe(422);
		expect(refused.json().errors).toEqual(errors);
		expect(await get()).toEqual(defaultPreferences);
	});

	test("has to be there", async () => {
		const { headers } = await on("trial");
		const refused = await app.inject({ method: "PUT", url: "/api/v1/users/preferences", headers });
		expect(refused.json()).toMatchObject({ status: 400, code: "malformed" });
	});
});

describe("what a plan does not have", () => {
	test.each([
		[{ showImages: true }, { showImages: "Show Images comes with the Premium Plan." }],
		[{ imageStyles: "mulberry" }, { imageStyles: "Image styles come with the Premium Plan." }],
		[{ saveMemory: true }, { saveMemory: "Save Memory comes with the Premium Plan." }],
		[{ adultLanguage: true }, { adultLanguage: "Adult Language comes with the Premium Plan." }],
		[{ aboutMe: words(301) }, { aboutMe: "About Me can have at most 300 words. The Premium Plan has 1000." }],
	])("is refused with the plan that opens it: %j", async (change, errors) => {
		for (const plan of ["trial", "base-yearly"]) {
			const { put, get } = await on(plan, 1980);
			const refused = await put({ ...form, adultLanguageConfirmed: true, ...change });
			expect(refused.json()).toMatchObject({ status: 403, code: "plan_needed" });
			expect(refused.json().errors).toEqual(errors);
			expect(await get()).toEqual(defaultPreferences);
		}
	});

	test.each(["premium-monthly", "thirdparty-yearly"])("is had on %s", async (plan) => {
		const { put } = await on(plan, 1980);
		const all = { showImages: true, imageStyles: "mulberry", saveMemory: true, adultLanguage: true } as const;
		const saved = await put({ ...form, ...all, aboutMe: words(1000), adultLanguageConfirmed: true });
		expect(saved.json()).toEqual({ ...form, ...all, aboutMe: words(1000) });
	});

	test("is off after a smaller plan, and comes back with the larger one", async () => {
		const { put, get, onPlan, headers } = await on("premium-monthly", 1980);
		const long = words(400);
		const all = { showImages: true, imageStyles: "both", saveMemory: true, adultLanguage: true } as const;
		await put({ ...form, ...all, aboutMe: long, adultLanguageConfirmed: true });
		await onPlan("base-monthly");
		const off = { showImages: false, imageStyles: "emoji", saveMemory: false, adultLanguage: false };
		const smaller = await get();
		expect(smaller).toMatchObject({ ...off, aboutMe: long });
		await app.inject({ method: "POST", url: "/api/v1/generate", headers, payload: { text: "hello" } });
		expect(requests.at(-1)).toMatchObject({ adultLanguage: false, aboutMe: words(300) });
		await onPlan("premium-monthly");
		expect(await get()).toMatchObject(all);

		await onPlan("base-monthly");
		expect((await put({ ...smaller, context: "school" })).statusCode).toBe(200);
	});
});

describe("adult language", () => {
	const wanted = { ...form, adultLanguage: true, adultLanguageConfirmed: true };

	test.each([
		["15", 2011, true, "Adult Language is for people aged 16 or more."],
		["somebody of unknown age", null, true, "Adult Language needs your birth year. You can enter it in Account."],
		["unconfirmed", 1980, false, "Please confirm that you are 18 or older."],
	])("is refused for %s", async (_name, birthYear, adultLanguageConfirmed, sentence) => {
		const { put, get } = await on("premium-monthly", birthYear);
		const refused = await put({ ...wanted, adultLanguageConfirmed });
		expect(refused.statusCode).toBe(422);
		expect(refused.json().errors).toEqual({ adultLanguage: sentence });
		expect((await get()).adultLanguage).toBe(false);
	});

	test("is for 16 and confirmed, reaches the engine, and is confirmed once", async () => {
		const { put, headers } = await on("premium-monthly", 2010);
		expect((await put(wanted)).json().adultLanguage).toBe(true);
		expect((await put({ ...wanted, adultLanguageConfirmed: false })).statusCode).toBe(200);
		await app.inject({ method: "POST", url: "/api/v1/generate", headers, payload: { text: "hello" } });
		expect(requests.at(-1)).toMatchObject({ adultLanguage: true });

		await put(form);
		expect((await put({ ...wanted, adultLanguageConfirmed: false })).statusCode).toBe(422);
	});

	test("goes when the birth year does", async () => {
		const { put, get, bornIn } = await on("premium-monthly", 1980);
		await put(wanted);
		await bornIn(2015);
		expect((await get()).adultLanguage).toBe(false);
		await bornIn(null);
		expect((await get()).adultLanguage).toBe(false);
	});
});
