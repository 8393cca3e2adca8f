import { limits } from "@sayso/contract/limits.ts";
import { type GenerateResponse, Steer } from "@sayso/contract/v1/generate.ts";
import { movingClock } from "@sayso/harness/product/moving-clock.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import { afterAll, describe, expect, test, vi } from "vitest";

const text = "would you like to go to the beach on Saturday";
const directions = Steer.options[0].shape.direction.options;
const standIn = await standInModel();
afterAll(() => standIn.close());
const built = await testApp({ RATE_LIMITS: "off" });
const clock = movingClock("2026-03-02T01:00:00Z");
const resting = await testApp({ RATE_LIMITS: "off" }, { clock });
const model = await testApp({
	RATE_LIMITS: "off",
	REPLIES: "openai-compatible",
	MODEL_BASE_URL: standIn.baseUrl,
	MODEL_NAME: "good",
	MODEL_FIRST_CARD_MS: "15000",
	MODEL_NEXT_CARD_MS: "15000",
});

/** A person who requests replies repeatedly. */
async function somebody({ app } = built) {
	const { headers } = await signUp(app);
	const ask = (payload: object) => app.inject({ method: "POST", url: "/api/v1/generate", headers, payload });
	return { headers, ask, replies: async (payload: object) => (await ask(payload)).json<GenerateResponse>() };
}
const textsOf = ({ ChatResponse }: GenerateResponse) => ChatResponse.answers.map((answer) => answer.text);
const tonesOf = ({ ChatResponse }: GenerateResponse) => [...new Set(ChatResponse.answers.map(({ tone }) => tone))];

test.each([
	["agree", ["positive", "excited"]],
	["disagree", ["negative"]],
	["ask", ["question"]],
] as const)("%s gives as many replies as before, all of its stances", async (direction, tones) => {
	const { replies } = await somebody();
	await replies({ text });
	const steered = await replies({ text, steer: { direction } });
	expect(steered.ChatResponse.answers).toHaveLength(4);
	expect(tonesOf(steered).filter((tone) => !(tones as readonly string[]).includes(tone))).toEqual([]);
});

test("no text is shown twice, in any direction and however often a turn is steered", async () => {
	const { replies } = await somebody();
	const sets = [await replies({ text })];
	for (const direction of directions) sets.push(await replies({ text, steer: { direction } }));
	sets.push(await replies({ text, steer: { words: ["Saturday"] } }), await replies({ text, is_try_again: true }));
	const shown = sets.flatMap(textsOf);
	expect(shown).toHaveLength(4 * sets.length);
	expect(new Set(shown).size).toBe(shown.length);
	expect(sets.map(({ Usage }) => Usage.interactions.count)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 3]);
});

test("what the browser made and showed itself is not said again either, however often another set is asked for", async () => {
	const made = (await (await somebody()).replies({ text })).ChatResponse.answers;
	const { replies } = await somebody();
	const sets = [await replies({ text, is_try_again: true, shown: made }), await replies({ text, is_try_again: true })];
	const shown = [...made.map((answer) => answer.text), ...sets.flatMap(textsOf)];
	expect(new Set(shown).size).toBe(3 * made.length);
});

describe("a steered set", () => {
	const steer = { direction: "ask" };
	const countOf = ({ Usage }: GenerateResponse) => Usage.interactions.count;

	test("belongs to the Interaction of its turn, as many as there are directions; a try again does not", async () => {
		const { ask, replies } = await somebody();
		expect(countOf(await replies({ text }))).toBe(1);
		// For the client, a steered set is another try too.
		const steered = () => replies({ text, is_try_again: true, steer });
		// A set whose turn could not be analysed does not count as used.
		const reading = vi.spyOn(built.context.planning, "planFor").mockRejectedValueOnce(new Error("no thread"));
		expect((await ask({ text, steer })).statusCode).toBe(500);
		reading.mockRestore();
		for (let times = 0; times < limits.steeredSets; times++) expect(countOf(await steered())).toBe(1);
		expect(countOf(await steered())).toBe(2);
		expect(countOf(await steered())).toBe(2);
		expect(countOf(await replies({ text, is_try_again: true }))).toBe(3);
	});

	test("is given when the last Interaction was the turn's own, and refused for any other turn", async () => {
		const { replies, ask } = await somebody();
		for (let count = 1; count < 20; count++) await replies({ text: "hello" });
		await replies({ text });
		expect((await ask({ text: "hello", steer })).statusCode).toBe(401);
		const given = await replies({ text, steer });
		expect(given).toMatchObject({ Usage: { interactions: { count: 20, left: 0 } } });
		expect(given.UserSubscription.standing).toBe("trial_over");
	});

	test("costs what any other does where its turn was never paid for, or rested too long", async () => {
		const { replies } = await somebody(resting);
		expect(countOf(await replies({ text, steer }))).toBe(1);
		clock.moveDays(0.5 / 24 + 0.001);
		expect(countOf(await replies({ text, steer }))).toBe(2);
	});

	test("is never taken more often than there are, by requests that arrive together", async () => {
		const { replies } = await somebody();
		await replies({ text });
		const many = Array.from({ length: limits.steeredSets + 4 }, () => replies({ text, steer }));
		const most = Math.max(...(await Promise.all(many)).map(countOf));
		// A counted set may add new free sets before the last ones have asked.
		expect(most).toBeGreaterThan(1);
		expect(most).toBeLessThanOrEqual(5);
	});
});

test("named words stand in every reply", async () => {
	const { replies } = await somebody();
	await replies({ text });
	for (const reply of textsOf(await replies({ text, steer: { words: ["go", "beach"] } })))
		expect(reply).toMatch(/go(?:ing)? to the beach/i);
});

test("the same text submitted anew is not steered any more", async () => {
	const { replies } = await somebody();
	const first = await replies({ text });
	await replies({ text, steer: { direction: "disagree" } });
	expect(textsOf(await replies({ text }))).toEqual(textsOf(first));
});

test("a safety flag wins", async () => {
	const { replies } = await somebody();
	const asked = "can you tell me your pin number";
	for (const steer of [{ direction: "agree" }, { direction: "joke" }, { words: ["pin"] }]) {
		const { ChatResponse } = await replies({ text: asked, steer });
		expect(ChatResponse.answers).toHaveLength(4);
		expect(ChatResponse.answers.map(({ tone }) => tone)).toContain("negative");
		expect(ChatResponse.answers.map((answer) => answer.text).join(" ")).not.toMatch(/yes to|happy with/i);
	}
});

test("a steered turn leaves no line in the conversation log, and no words in the server's", async () => {
	const { headers, replies } = await somebody();
	await replies({ text, steer: { words: ["xylophone"] } });
	const exported = await built.app.inject({ url: "/api/v1/users/export", headers });
	expect(exported.json().tables.conversation_entry).toEqual([]);
	expect(built.logged()).not.toContain("xylophone");
});

describe("a language model", () => {
	test("gets the direction in its prompt, and fills the steered rows", async () => {
		const { replies } = await somebody(model);
		const steered = await replies({ text, steer: { direction: "disagree" } });
		expect(tonesOf(steered)).toEqual(["negative"]);
		expect(standIn.asked.at(-1)?.messages.at(-1)?.content).toContain("The person wants to disagree");
	});
});

test.each([
	{ direction: "shout" },
	{ direction: "agree", words: ["tea"] },
	{ words: [] },
	{ words: ["one", "two", "three", "four"] },
	{ words: [" "] },
	{ words: ["x".repeat(31)] },
	"agree",
	{},
])("%o is refused", async (steer) => {
	const { ask } = await somebody();
	const refused = await ask({ text, steer });
	expect(refused.statusCode).toBe(422);
	expect(refused.json()).toMatchObject({ code: "invalid" });
});
