import { inspect } from "node:util";
import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { ledByStandIn, writerOf } from "@sayso/harness/stand-ins/model/replies-through.ts";
import type { ScenarioName } from "@sayso/harness/stand-ins/model/scenarios.ts";
import { type StandInModel, standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import type { ModelWriter, Tokens } from "@sayso/model-replies/model-writer.ts";
import { inCardOrder, turnPlanFor, understand, validateSet } from "@sayso/replies";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { setOf } from "../../seams/reply-generation.conformance.ts";

let standIn: StandInModel;
beforeAll(async () => {
	standIn = await standInModel();
});
afterAll(() => standIn.close());

const request = requestFor("do you want to come to the market on Saturday");
const plan = turnPlanFor(request);
/** Only the caller's leaving ends such a call within a test's time. */
const hurried = { MODEL_FIRST_CARD_MS: "40", MODEL_NEXT_CARD_MS: "40", MODEL_TOTAL_MS: "120000" };
const impatient = { MODEL_NEXT_CARD_MS: "300" };

/** Which cards come from the model. Every scenario has its entry. */
type Expected = readonly [own: readonly boolean[] | "any", environment: Record<string, string>];
const scenarios: Record<ScenarioName, Expected> = {
	good: [[true, true, true, true], {}],
	"too-few": [[true, true, true, false], {}],
	"too-many": [[true, true, true, true], {}],
	"bad-tone": [[true, false, true, true], {}],
	"over-length": [[true, false, true, true], {}],
	"bad-emoji": [[true, true, true, true], {}],
	truncated: [[true, true, false, false], {}],
	fenced: [[true, true, true, true], {}],
	"one-sided": [[true, true, false, false], {}],
	"out-of-order": [[false, false, true, false], {}],
	prose: [[false, false, false, false], {}],
	endless: [[false, false, false, false], {}],
	"slow-first-token": [[false, false, false, false], hurried],
	stalls: ["any", impatient],
	drops: [[true, true, false, false], {}],
	"busy-then-good": [[true, true, true, true], {}],
	"always-busy": [[false, false, false, false], { MODEL_RETRIES: "1" }],
	broken: [[false, false, false, false], { MODEL_RETRIES: "0" }],
	refuses: [[false, false, false, false], {}],
};

describe("every scenario of the stand-in ends with a whole set", () => {
	test.each(Object.entries(scenarios))("%s", async (scenario, [own, environment]) => {
		const cards = await setOf(ledByStandIn(standIn.baseUrl, scenario, environment), request);
		const rows = cards.map(({ tone }, at) => ({
			act: "statement" as const,
			intent: `card/${at}`,
			tone,
			required: true,
			slots: {},
		}));
		expect(validateSet(cards, rows, request, understand(request.text))).toEqual([]);
		expect(inCardOrder(cards)).toEqual(cards);
		expect(cards.map(({ tone }) => tone)).toEqual(expect.arrayContaining(["positive", "negative"]));
		if (own !== "any") expect(cards.map(({ basic }) => !basic)).toEqual(own);
	});

	test("without schemas too", async () => {
		const engine = ledByStandIn(standIn.baseUrl, "good", { MODEL_SCHEMAS: "false" });
		expect((await setOf(engine, request)).filter(({ basic }) => basic)).toEqual([]);
		expect(standIn.asked.at(-1)?.response_format?.type).toBe("json_object");
	});
});

/** The good model, which waits until the test lets it write. */
function heldBack() {
	const { promise, resolve } = Promise.withResolvers<void>();
	const good = writerOf(standIn.baseUrl, "good");
	const writer: Pick<ModelWriter, "write"> = {
		async *write(...call) {
			await promise;
			yield* good.write(...call);
		},
	};
	return { writer, letGo: resolve };
}

test("a card that is late is filled, and the model goes on with the seats after it", async () => {
	const { writer, letGo } = heldBack();
	const engine = ledByStandIn(standIn.baseUrl, "good", { MODEL_FIRST_CARD_MS: "20" }, { writer });
	const cards: OfferedAnswer[] = [];
	for await (const card of engine.stream(request, plan, new AbortController().signal)) {
		cards.push(card);
		letGo();
	}
	expect(cards.map(({ basic }) => !basic)).toEqual([false, true, true, true]);
});

test("a model that is late twice running is not waited for any more", async () => {
	const trouble = vi.fn();
	await setOf(ledByStandIn(standIn.baseUrl, "slow-first-token", hurried, { trouble }), request);
	expect(trouble).toHaveBeenCalledExactlyOnceWith(new Error("the model was late twice running"));
});

test.each([
	["busy-then-good", 2],
	["always-busy", 3],
	["broken", 3],
	["refuses", 3],
	["truncated", 1],
] as const)(
	"%s is tried %i times: again where that is worth it, in a looser form where it is refused, and nothing has come",
	async (scenario, tries) => {
		const calls = () => standIn.asked.filter(({ model }) => model === scenario).length;
		const before = calls();
		await setOf(ledByStandIn(standIn.baseUrl, scenario), request);
		expect(calls() - before).toBe(tries);
	},
);

describe("danger", () => {
	test("said in plain words never waits for a model", async () => {
		const before = standIn.asked.length;
		const cards = await setOf(ledByStandIn(standIn.baseUrl, "good"), requestFor("I can smell smoke in the kitchen"));
		expect(cards.every(({ basic }) => basic)).toBe(true);
		expect(standIn.asked).toHaveLength(before);
	});

	test.each([2, 4, 6] as const)(
		"that may be a false alarm: what is needed is there at once, of %i, and the model's beside it",
		async (count) => {
			const { writer, letGo } = heldBack();
			const alarm = requestFor("does he take sugar", { numberOfResponses: count });
			const cards: OfferedAnswer[] = [];
			const engine = ledByStandIn(standIn.baseUrl, "good", {}, { writer });
			for await (const card of engine.stream(alarm, turnPlanFor(alarm), new AbortController().signal)) {
				cards.push(card);
				if (cards.length === Math.min(2, count / 2)) letGo();
			}
			const own = cards.map(({ basic }) => !basic);
			expect(own.slice(0, Math.min(2, count / 2))).not.toContain(true);
			expect(own.slice(Math.min(2, count / 2))).not.toContain(false);
			expect(cards).toHaveLength(count);
		},
	);
});

test("a second try repeats no text that was shown", async () => {
	const engine = ledByStandIn(standIn.baseUrl, "good");
	const first = await setOf(engine, request);
	const again = await setOf(engine, { ...request, shown: [first] });
	expect(again.filter(({ text }) => first.some((card) => card.text === text))).toEqual([]);
});

describe("tokens", () => {
	const spentBy = async (
		baseUrl: string,
		scenario: ScenarioName,
		environment = {},
		leaveAfter = Number.POSITIVE_INFINITY,
	) => {
		const spent: Tokens[] = [];
		const engine = ledByStandIn(baseUrl, scenario, environment);
		let count = 0;
		for await (const _ of engine.stream(request, plan, new AbortController().signal, {
			spend: (tokens) => spent.push(tokens),
		}))
			if (++count >= leaveAfter) break;
		return spent;
	};

	test("are the provider's own where it counts them, and near the estimate where not", async () => {
		const silent = await standInModel({ countsTokens: false });
		const [counted] = await spentBy(standIn.baseUrl, "good");
		const [estimated] = await spentBy(silent.baseUrl, "good");
		await silent.close();
		expect(counted?.output).toBeGreaterThan(20);
		expect(Math.abs((estimated?.input ?? 0) - (counted?.input ?? 0))).toBeLessThan(5);
		expect(Math.abs((estimated?.output ?? 0) - (counted?.output ?? 0))).toBeLessThan(5);
	});

	test("are counted for a caller who leaves", async () => {
		const [spent, ...more] = await spentBy(standIn.baseUrl, "stalls", {}, 1);
		expect(spent?.input).toBeGreaterThan(500);
		expect(more).toEqual([]);
	});

	test("are not counted where the model refuses", async () => {
		expect(await spentBy(standIn.baseUrl, "refuses")).toEqual([]);
	});
});

test("a caller who goes away closes the connection to the model", async () => {
	const before = standIn.left();
	const caller = new AbortController();
	const engine = ledByStandIn(standIn.baseUrl, "stalls");
	const reading = (async () => {
		for await (const _ of engine.stream(request, plan, caller.signal)) caller.abort();
	})();
	await expect(reading).rejects.toMatchObject({ name: "AbortError" });
	await expect.poll(() => standIn.left()).toBe(before + 1);
});

describe("a model that is down", () => {
	test("is left alone after five failures, and tried again after a rest", async () => {
		let now = 0;
		const clock = { now: () => new Date(now) };
		const troubles: unknown[] = [];
		const engine = ledByStandIn(
			standIn.baseUrl,
			"broken",
			{ MODEL_RETRIES: "0" },
			{ clock, trouble: (e) => troubles.push(e) },
		);
		const calls = () => standIn.asked.filter(({ model }) => model === "broken").length;
		const before = calls();
		for (let turn = 0; turn < 7; turn++) expect(await setOf(engine, request)).toHaveLength(4);
		expect(calls() - before).toBe(5);
		expect(await engine.available()).toBe(false);
		now += 30_000;
		await setOf(engine, request);
		expect(calls() - before).toBe(6);
		expect(String(troubles[0])).toBe("SeamError: the model answered 500");
	});

	test("writes no word of the conversation to the log", async () => {
		const trouble = vi.fn();
		await setOf(ledByStandIn(standIn.baseUrl, "refuses", {}, { trouble }), request);
		expect(trouble).toHaveBeenCalledOnce();
		expect(inspect(trouble.mock.calls, { depth: 20 })).not.toContain("market");
	});
});
