import type { Answer } from "@sayso/contract/entities/answer.ts";
import { ResponseLength } from "@sayso/contract/entities/preferences.ts";
import { Steer } from "@sayso/contract/v1/generate.ts";
import { describe, expect, test } from "vitest";
import { developmentTurns } from "../../authored.ts";
import { isLong } from "../testing/at-length.ts";
import { readOnce, requestFor, setFor } from "../testing/request.ts";
import { validateSet } from "../validate-set.ts";
import { turned } from "./steer.ts";

const turns = developmentTurns().map(({ text }) => text);
const directions = Steer.options[0].shape.direction.options;
const invitation = "Would you like to go to the beach on Saturday?";

/** A first set, and the one that a steer makes of it. */
async function steeredFrom(text: string, steer: Steer, rest: Parameters<typeof requestFor>[1] = {}) {
	const first = await setFor(requestFor(text, rest));
	const request = turned(requestFor(text, rest, { shown: [first.answers], steer }));
	return { first, request, ...(await setFor(request)) };
}
const textsOf = (answers: readonly Answer[]) => answers.map(({ text }) => text);
const tonesOf = (answers: readonly Answer[]) => [...new Set(answers.map(({ tone }) => tone))];

describe.each([
	...directions.filter((direction) => direction !== "shorter").map((direction): Steer => ({ direction })),
	{ words: ["zoo"] },
	{ words: ["tired"] },
	{ words: ["watch", "telly"] },
	{ words: ["later"] },
])("steered by %o", (steer) => {
	test.each(ResponseLength.options)(
		"every set of %s replies keeps every rule, and shows nothing twice",
		async (responseLength) => {
			const every = isLong ? 9 : 45;
			const share = turns.filter((_, at) => at % every === ResponseLength.options.indexOf(responseLength));
			for (const [at, text] of share.entries()) {
				const numberOfResponses = ([2, 4, 6] as const)[at % 3] ?? 4;
				const { request, answers, rows } = await steeredFrom(text, steer, {
					responseLength,
					numberOfResponses,
				});
				const about = `"${text}": ${textsOf(answers).join(" | ")}`;
				expect(answers, about).toHaveLength(numberOfResponses);
				expect(validateSet(answers, rows, request, readOnce(text)), about).toEqual([]);
			}
		},
	);
});

test.each([
	["agree", ["positive", "excited"]],
	["disagree", ["negative"]],
	["ask", ["question"]],
] as const)("%s fills the set with its stances", async (direction, tones) => {
	const { answers } = await steeredFrom(invitation, { direction }, { numberOfResponses: 6 });
	expect(tonesOf(answers).filter((tone) => !(tones as readonly string[]).includes(tone))).toEqual([]);
});

test("agreeing to a choice takes either, and disagreeing neither", async () => {
	const agreed = await steeredFrom("do you want tea or coffee", { direction: "agree" });
	expect(tonesOf(agreed.answers)).toEqual(expect.arrayContaining(["option_a", "option_b", "neutral_final"]));
	const disagreed = await steeredFrom("do you want tea or coffee", { direction: "disagree" });
	expect(tonesOf(disagreed.answers)).toEqual(["negative"]);
});

test.each(["do you want tea or coffee", "would you rather stay home or go to the beach", "are you hot or cold"])(
	"disagreeing with “%s” turns both down, wants another or puts it off",
	async (choice) => {
		for (const responseLength of ResponseLength.options) {
			const { answers } = await steeredFrom(choice, { direction: "disagree" }, { responseLength });
			for (const text of textsOf(answers)) expect(text).toMatch(/either|else|nothing|different|now/i);
		}
	},
);

test.each([
	["do you want tea or coffee", "serious", /listen|attention|promise|hear me out/i],
	["do you want tea or coffee", "ask", /mean by that|explain|asking/i],
	["we're having a baby", "disagree", /agree|private|not this time/i],
	["can I get you a blanket", "disagree", /agree|private|rather not say/i],
	["where does Sarah work", "agree", /you're right|agree|suits me/i],
	["you never listen to me", "joke", /nap|half price|prize/i],
] as const)("what suits another kind of turn than “%s” is not said: %s", async (text, direction, misfit) => {
	for (const responseLength of ResponseLength.options) {
		const { answers } = await steeredFrom(text, { direction }, { responseLength, numberOfResponses: 6 });
		for (const said of textsOf(answers)) expect(said).not.toMatch(misfit);
	}
});

test("shorter keeps the stances and takes three to five words", async () => {
	const { first, answers } = await steeredFrom(invitation, { direction: "shorter" }, { responseLength: "long" });
	expect(answers.map(({ tone }) => tone)).toEqual(first.answers.map(({ tone }) => tone));
	for (const { text } of answers) expect(text.split(" ").length).toBeLessThanOrEqual(5);
});

test("more serious is never excited, not even about a joke", async () => {
	for (const text of [invitation, "why did the chicken cross the road", "guess what, we won the lottery!"]) {
		const { answers } = await steeredFrom(text, { direction: "serious" }, { numberOfResponses: 6 });
		expect(tonesOf(answers), text).not.toContain("excited");
	}
});

describe("a joke", () => {
	test("is light about what may be joked about", async () => {
		const { rows } = await steeredFrom(invitation, { direction: "joke" }, { numberOfResponses: 6 });
		expect(rows.map(({ intent }) => intent.split("/")[0])).toEqual(Array.from({ length: 6 }, () => "steer-joke"));
	});

	test.each([
		"my dad died on tuesday",
		"where does it hurt",
		"the doctor says you need an operation",
		"I feel so lonely since she left",
		"she had a fall in the garden",
	])("is not made of: %s", async (text) => {
		const { rows, answers } = await steeredFrom(text, { direction: "joke" });
		expect(answers).toHaveLength(4);
		expect(rows.map(({ intent }) => intent).join(" ")).not.toMatch(/joke/);
	});
});

describe("words", () => {
	const about = async (words: string[], text = invitation) => (await steeredFrom(text, { words })).answers;

	test.each([
		[["beach"], /\bthe beach\b/i],
		[["Saturday"], /\bSaturday\b/],
		[["saturday"], /\bSaturday\b/],
		[["go", "beach"], /\b(?:go|going) to the beach\b/i],
		[["beach", "Saturday"], /\bthe beach on Saturday\b/i],
		[["chocolate", "cake"], /\bchocolate cake\b/i],
		[["toilet"], /\bthe toilet\b/i],
		[["help"], /\bsome help\b/i],
		[["tired"], /\btired\b/i],
		[["swim"], /\b(?:swim|swimming)\b/i],
		[["later"], /\blater\b/i],
	])("%o stand on every card, as a person would say them", async (words, said) => {
		for (const { text } of await about(words)) expect(text).toMatch(said);
	});

	test.each(["Saturday", "tomorrow", "this weekend"])(
		"of a time, %s, suit or do not, and are not needed",
		async (time) => {
			for (const { text } of await about([time], "are you hungry"))
				expect(text).not.toMatch(/need|do without|glad of/i);
		},
	);

	test("that the partner said of the person come back with the person turned", async () => {
		for (const { text } of await about(["your", "sister"], "did you see your sister"))
			expect(text).toMatch(/my sister/i);
	});

	test("of danger are asked and told about, never wanted", async () => {
		for (const word of ["die", "blood", "knife"])
			expect(tonesOf(await about([word]))).not.toEqual(expect.arrayContaining(["positive"]));
	});

	test.each([
		["pain", /\bin pain\.?/],
		["sick", /\bsick\b/],
		["help", /\bsome help\b/],
	])("of need, such as %s, can be said and denied", async (word, said) => {
		const answers = await about([word]);
		expect(answers.find(({ tone }) => tone === "positive")?.text).toMatch(said);
		expect(answers.find(({ tone }) => tone === "negative")?.text).toMatch(said);
	});

	test.each([["😀"], ["<b>"], ["shit"]])("with nothing to say, %s, still give another set", async (word) => {
		const { first, answers } = await steeredFrom(invitation, { words: [word] });
		expect(answers).toHaveLength(4);
		expect(textsOf(answers).filter((text) => textsOf(first.answers).includes(text) || text.includes(word))).toEqual([]);
	});
});

test.each([...directions.map((direction): Steer => ({ direction })), { words: ["cake"] }])(
	"a safety flag wins over %o",
	async (steer) => {
		const { rows, answers } = await steeredFrom("I want to kill myself", steer, { numberOfResponses: 6 });
		expect(answers).toHaveLength(6);
		for (const { intent } of rows) expect(intent).toMatch(/^safety-/);
	},
);

test("many more steers than there are words for still get whole sets", async () => {
	const shown: Answer[][] = [];
	for (let attempt = 0; attempt < 20; attempt++) {
		const steer: Steer = { direction: directions[attempt % directions.length] ?? "agree" };
		const { answers } = await setFor(
			turned(requestFor("are you cold", { numberOfResponses: 6, responseLength: "long" }, { shown, steer })),
		);
		expect(new Set(textsOf(answers)).size).toBe(6);
		shown.push(answers);
	}
});
