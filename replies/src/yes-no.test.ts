import { expect, test } from "vitest";
import { requestFor, setFor } from "./testing/request.ts";

const cardsFor = async (text: string, context: "casual" | "business" = "casual", numberOfResponses: 4 | 6 = 4) =>
	(await setFor(requestFor(text, { context, numberOfResponses }))).answers.map((answer) => answer.text);

/** What a yes and a no of the first card's row can say back. */
async function saidBack(text: string): Promise<string[]> {
	const slots = (await setFor(requestFor(text))).rows[0]?.slots ?? {};
	return [`Yes, ${slots.affirm}.`, `No, ${slots.deny}.`];
}

test.each([
	["Do you wear a hearing aid?", "No, I don't wear a hearing aid."],
	["Has your address changed since your last visit?", "No, my address hasn't changed since my last visit."],
	["has anyone talked to you about going home", "No, nobody has talked to me about going home."],
	["did the specialist change any of your tablets", "Yes, the specialist changed some of my tablets."],
	["do people ever finish your sentences for you", "Yes, people finish my sentences for me."],
	["are you allergic to anything", "Yes, I'm allergic to something."],
	["Can you see the telly from there?", "Yes, I can see the telly from here."],
	["Going anywhere nice?", "Yes, I'm going somewhere nice."],
])("what is asked is said back either way: %s", async (text, card) => {
	expect(await saidBack(text)).toContain(card);
});

test.each([
	["You've been there before, haven't you?", "Yes, I've been there before."],
	["you don't take sugar do you", "No, I don't take sugar."],
	["So you live in Brunswick, is that right?", "Yes, I live in Brunswick."],
	["You moved here last year, right?", "Yes, I moved here last year."],
	["that's not too rough is it", "No, it isn't too rough."],
])("a statement put to the person is answered as the question it is: %s", async (text, card) => {
	expect(await saidBack(text)).toContain(card);
});

test.each([
	["Do you drink coffee?", "casual", "Sometimes, but not very often."],
	["Do you smoke at all?", "business", "Sometimes, but not very often."],
	["Have you ever ridden a camel?", "casual", "Once, a long time ago."],
	["Have you had any falls since we last saw you?", "business", "Only a little, now and then."],
	["Did I wake you?", "casual", "It's all right, don't worry about it."],
] as const)("the degrees between yes and no suit the kind of question: %s", async (text, context, card) => {
	expect(await cardsFor(text, context, 6)).toContain(card);
});

test.each([
	["is it bin night or is it recycling week", ["it's bin night", "it's recycling week"]],
	["Do you live alone, or with family?", ["I live alone", "I live with family"]],
	["Did that sound louder or softer?", ["it sounded louder", "it sounded softer"]],
	["did you walk or get the bus", ["I walked", "I got the bus"]],
	["Do you want to go first, or would you rather wait?", ["I'd like to go first", "I'd rather wait"]],
	["Are you staying in or going out?", ["I'm staying in", "I'm going out"]],
	["do you want to pay or should i", ["I'd like to pay", "I'd like you to do it"]],
	["Who does the cooking, you or your husband?", ["I do", "my husband does"]],
	["Which shirt do you want, the blue one or the stripy one?", ["the blue one", "the stripy one"]],
	["Left arm or right arm?", ["left arm", "right arm"]],
	["Is it the left side or the right that's giving you trouble?", ["the left side", "the right"]],
])("either side of a choice: %s", async (text, [a, b]) => {
	expect((await setFor(requestFor(text))).rows[0]?.slots).toMatchObject({ a, b });
});

test("both sides of two questions are said, and none is called the second", async () => {
	const cards = await cardsFor("Shall I open the window or are you cold?");
	expect(cards.slice(0, 2).join(" ")).toMatch(/open the window.*I'm cold/);
});

test.each([
	"Are you getting any side effects, like dizziness or feeling sick?",
	"any nausea or vomiting",
	"Do you need help with washing or dressing at all?",
	"have you had a cough or a cold",
])("what only illustrates is no choice: %s", async (text) => {
	const { answers } = await setFor(requestFor(text));
	expect(answers.map((answer) => answer.tone)).not.toContain("option_a");
});

test("a guess behind a question with a question word is what is answered", async () => {
	expect(await cardsFor("where's your stop cock is it under the sink")).toContainEqual(
		expect.stringMatching(/^Yes, I think it(?: is|'s under the sink)\.$/),
	);
});
