import { type GenerateResponse, Steer } from "@sayso/contract/v1/generate.ts";
import { afterAll, describe, expect, test } from "vitest";
import { standInModel } from "../../stand-in-model/server.ts";
import { signUp, testApp } from "../../testing/test-app.ts";

const text = "would you like to go to the beach on Saturday";
const directions = Steer.options[0].shape.direction.options;
const standIn = await standInModel();
afterAll(() => standIn.close());
const built = await testApp({ RATE_LIMITS: "off" });
const model = await testApp({
	RATE_LIMITS: "off",
	REPLIES: "openai-compatible",
	MODEL_BASE_URL: standIn.baseUrl,
	MODEL_NAME: "good",
	MODEL_FIRST_CARD_MS: "15000",
	MODEL_NEXT_CARD_MS: "15000",
});

/** Somebody who asks for replies, again and again. */
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

test("whatever way and however often it is steered, nothing is shown twice, and each set counts one Interaction", async () => {
	const { replies } = await somebody();
	const sets = [await replies({ text })];
	for (const direction of directions) sets.push(await replies({ text, steer: { direction } }));
	sets.push(await replies({ text, steer: { words: ["Saturday"] } }), await replies({ text, is_try_again: true }));
	const shown = sets.flatMap(textsOf);
	expect(shown).toHaveLength(4 * sets.length);
	expect(new Set(shown).size).toBe(shown.length);
	expect(sets.map(({ Usage }) => Usage.interactions.count)).toEqual(sets.map((_, index) => index + 1));
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
	test("is told the direction, and fills the steered rows", async () => {
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
