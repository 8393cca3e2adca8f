import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import type { ReplyRequest } from "@sayso/replies";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { scriptedReplies } from "../../../adapters/reply-generation/scripted.ts";
import { putOnPlan } from "../../../features/plans/put-on-plan.ts";
import { person } from "../../../store/schema.ts";

const noon = Date.parse("2026-03-01T12:00:00Z");
let now = noon;
const requests: ReplyRequest[] = [];
const engine = scriptedReplies();
const { app, context } = await testApp(
	{ RATE_LIMITS: "off" },
	{
		clock: { now: () => new Date(now) },
		replies: {
			...engine,
			stream(request, plan, signal, caller) {
				requests.push(request);
				return engine.stream(request, plan, signal, caller);
			},
		},
	},
);

beforeEach(() => {
	now = noon;
});

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

describe("what was changed where there was no network", () => {
	test("of devices that come back at once the newest change stands, whichever is read first", async () => {
		const { put, get } = await somebody("premium-monthly");
		const lengths = ["short", "medium", "long"] as const;
		const changes = Array.from({ length: 9 }, (_, at) => ({
			responseLength: lengths[at % 3],
			ago: 1_000 * ((at * 4) % 9),
		}));
		const newest = changes.find(({ ago }) => ago === 0)?.responseLength;
		await Promise.all(
			changes.map(({ responseLength, ago }) => put({ ...form, responseLength, changed: { responseLength: ago } })),
		);
		expect((await get()).responseLength).toBe(newest);
	});

	const minute = 60_000;
	/** The form of a device without news of the others, with one change made some time ago. */
	const late = (change: object, ago: number) => ({
		...{ ...defaultPreferences, ...change },
		changed: Object.fromEntries(Object.keys(change).map((name) => [name, ago])),
	});

	test("stands by field where nothing was changed since, and leaves all other fields", async () => {
		const { put, get } = await on("trial");
		await put(form);
		now += minute;
		const wanted = { ...form, complexity: "high", aboutMe: "I like tea." };
		expect((await put(late({ complexity: "high", aboutMe: "I like tea." }, 30_000))).json()).toEqual(wanted);
		expect(await get()).toEqual(wanted);
	});

	test("gives way to what was changed later on another device, and to that alone", async () => {
		const { put, headers } = await on("trial");
		await put({ ...defaultPreferences, context: "business" });
		await app.inject({ method: "PUT", url: "/api/v1/users/preferences?no_of_responses=2", headers });
		now += minute;
		const change = { context: "school", numberOfResponses: 6, responseLength: "long" };
		expect((await put(late(change, 2 * minute))).json()).toMatchObject({
			...{ context: "business", numberOfResponses: 2, responseLength: "long" },
		});
		expect((await put(late(change, 1))).json()).toMatchObject(change);
	});

	test("is dated by when it was changed, not by when it came; twice is once", async () => {
		const { put } = await on("trial");
		await put(late({ context: "school" }, 10 * minute));
		await put(late({ context: "school" }, 10 * minute));
		expect((await put(late({ context: "family" }, 9 * minute))).json()).toMatchObject({ context: "family" });
		expect((await put(late({ context: "business" }, 11 * minute))).json()).toMatchObject({ context: "family" });
	});

	test("is judged as ever: a plan and an age open no more by it, and what is not meant is not judged", async () => {
		const { put } = await on("trial", 1990);
		const refused = await put(late({ saveMemory: true, adultLanguage: true, context: "family" }, 1));
		expect(refused.statusCode).toBe(403);
		expect(Object.keys(refused.json().errors)).toEqual(["saveMemory", "adultLanguage"]);
		expect((await put({ ...late({ context: "family" }, 1), saveMemory: true })).json()).toMatchObject({
			...{ context: "family", saveMemory: false },
		});
		expect((await put({ ...form, changed: { context: -1 } })).statusCode).toBe(422);
		expect((await put({ ...form, changed: { voice: 1 } })).statusCode).toBe(422);
	});
});

describe("the whole form", () => {
	test("is saved and read back", async () => {
		const { put, get } = await on("trial");
		const turn = { previewFirst: true, automaticEndOfTurn: true, conversationMode: true };
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
		const all = { showImages: true, imageStyles: "both", saveMemory: true, adultLanguage: true } as const;
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
		["a person of unknown age", null, true, "Adult Language needs your birth year. You can enter it in Account."],
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
