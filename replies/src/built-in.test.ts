import type { Answer } from "@sayso/contract/entities/answer.ts";
import { Complexity, Context, ResponseLength } from "@sayso/contract/entities/preferences.ts";
import { limits } from "@sayso/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { developmentTurns } from "../authored.ts";
import { wordsOf } from "./hearing/normalise.ts";
import { isLong } from "./testing/at-length.ts";
import { requestFor, setFor } from "./testing/request.ts";

const turns = developmentTurns().map(({ text }) => text);

const counts = [2, 4, 6] as const;

describe.each(ResponseLength.options)("replies of %s length", (responseLength) => {
	test.each(counts)("sets of %i keep every hard rule over four tries", async (numberOfResponses) => {
		const form = ResponseLength.options.indexOf(responseLength) * 3 + counts.indexOf(numberOfResponses);
		const band = limits.replyWords[responseLength];
		const wrong: string[] = [];
		for (const [i, text] of turns.entries()) {
			// The gate answers every turn in one of the nine forms.
			if (!isLong && i % 9 !== form) continue;
			const context = Context.options[i % 4] ?? "casual";
			const complexity = Complexity.options[i % 3] ?? "medium";
			const shown: Answer[][] = [];
			for (let attempt = 0; attempt < 4; attempt++) {
				const { answers, rows } = await setFor(
					requestFor(text, { responseLength, numberOfResponses, context, complexity }, { shown }),
				);
				const texts = answers.map((answer) => answer.text);
				const seen = new Set(shown.flat().map((answer) => answer.text));
				const rules = {
					"as many as asked for": texts.length === numberOfResponses,
					"no text twice": new Set(texts).size === numberOfResponses,
					"the tones of the plan":
						answers.length === rows.length && answers.every(({ tone }, at) => tone === rows[at]?.tone),
					"as long as asked for": texts.every(
						(reply) => wordsOf(reply).length >= band.min && wordsOf(reply).length <= band.max,
					),
					"an emoji and a short keyword": answers.every(
						({ emoji, keyword }) => /^\p{RGI_Emoji}$/v.test(emoji) && keyword.split(" ").length <= 3,
					),
					"nothing shown before": !texts.some((reply) => seen.has(reply)),
				};
				for (const [rule, isKept] of Object.entries(rules))
					if (!isKept) wrong.push(`not ${rule}: "${text}", try ${attempt}: ${texts.join(" | ")}`);
				shown.push(answers);
			}
		}
		expect(wrong).toEqual([]);
	});
});

test("a retry keeps both stances and words them anew", async () => {
	const first = await setFor(requestFor("Would you like a cup of tea?", { numberOfResponses: 2 }));
	const second = await setFor(
		requestFor("Would you like a cup of tea?", { numberOfResponses: 2 }, { shown: [first.answers] }),
	);
	expect(second.answers.map((answer) => answer.tone)).toEqual(["positive", "negative"]);
	expect(second.answers.map((answer) => answer.text)).not.toEqual(first.answers.map((answer) => answer.text));
});

test("a choice offers both options in spoken order and leaves it open last", async () => {
	const { answers } = await setFor(requestFor("do you want tea or coffee", { numberOfResponses: 6 }));
	expect(answers[0]).toMatchObject({ tone: "option_a", keyword: "tea" });
	expect(answers[1]).toMatchObject({ tone: "option_b", keyword: "coffee" });
	expect(answers.at(-1)?.tone).toBe("neutral_final");
});

test("two questions in one turn each get a yes and a no", async () => {
	const { answers } = await setFor(requestFor("Have you eaten? Do you want to come to the market?"));
	expect(answers.map((answer) => answer.tone)).toEqual(["positive_a", "negative_a", "positive_b", "negative_b"]);
});

test("with two cards the last of two questions is answered", async () => {
	const { answers } = await setFor(
		requestFor("Have you eaten? Do you want to come to the market?", { numberOfResponses: 2 }),
	);
	expect(answers.map((answer) => answer.tone)).toEqual(["positive", "negative"]);
});

test("bad news is never cheered", async () => {
	for (let attempt = 0, shown: Answer[][] = []; attempt < 4; attempt++) {
		const { answers } = await setFor(requestFor("my dad died on tuesday", { numberOfResponses: 6 }, { shown }));
		expect(answers.map((answer) => answer.tone)).not.toContain("excited");
		shown = [...shown, answers];
	}
});

test("what follows bad news is not cheered either", async () => {
	const turns = [{ who: "partner", text: "my dad died on tuesday" }] as const;
	const tonesAfter = async (before: typeof turns | readonly []) =>
		(await setFor(requestFor("how was your weekend", { numberOfResponses: 6 }, { turns: before }))).answers.map(
			(answer) => answer.tone,
		);
	expect(await tonesAfter([])).toContain("excited");
	expect(await tonesAfter(turns)).not.toContain("excited");
});

test("what About Me says is offered when the turn asks for it", async () => {
	const { answers } = await setFor(
		requestFor("what's your name", {}, { aboutMe: "My name is Robin. I live in Geelong." }),
	);
	expect(answers[0]?.text).toContain("Robin");
});

test("what the person said to much the same question before is offered again in their own words", async () => {
	const before = "I said: Pumpkin soup for lunch, please.";
	const textsWith = async (memory: readonly string[], text = "what soup do you want for lunch") =>
		(await setFor(requestFor(text, {}, { memory }))).answers.map((answer) => answer.text);
	expect(await textsWith([before])).toContain("Pumpkin soup for lunch, please.");
	expect(await textsWith(["My partner said: Pumpkin soup for lunch, please."])).not.toContain(
		"Pumpkin soup for lunch, please.",
	);
	expect(await textsWith([before], "what do you want to watch")).not.toContain("Pumpkin soup for lunch, please.");
});

test("adult wording needs both the switch and an informal register", async () => {
	const wordings = async (adultLanguage: boolean, context: "casual" | "business") => {
		const shown: Answer[][] = [];
		for (let attempt = 0; attempt < 4; attempt++) {
			shown.push(
				(
					await setFor(
						requestFor(
							"do you want to come to the pub",
							{ context, responseLength: "short" },
							{ adultLanguage, shown },
						),
					)
				).answers,
			);
		}
		return shown
			.flat()
			.map((answer) => answer.text)
			.join(" ");
	};
	expect(await wordings(true, "casual")).toMatch(/bloody|hell yes/i);
	expect(await wordings(false, "casual")).not.toMatch(/bloody|hell yes/i);
	expect(await wordings(true, "business")).not.toMatch(/bloody|hell yes/i);
});

test.each([
	["nothing", ""],
	["blanks", "   \n\t "],
	["marks", "?!.,;…"],
	["emoji", "🎉🎉 👍🏽 👨‍👩‍👧"],
	["markup", "<script>alert('{object}')</script> <b>would you like</b> {thing} | tea"],
	["another script", "你好，你今天怎么样？"],
	["10,000 characters", "well you know how it is ".repeat(435).slice(0, 10_000)],
	["10,000 without a space", "a".repeat(10_000)],
	["10,000 alternatives", "tea or ".repeat(1_428)],
	["only or", "or or or or"],
	["prototype names", "constructor __proto__ toString or hasOwnProperty"],
	["lone surrogate", "\ud83d do you want tea"],
])("%s still gets a whole set", async (_, text) => {
	for (const numberOfResponses of [2, 4, 6] as const) {
		const { answers } = await setFor(requestFor(text, { numberOfResponses, responseLength: "short" }));
		expect(new Set(answers.map((answer) => answer.text)).size).toBe(numberOfResponses);
	}
});

test("many more tries than the bank has words for still get whole sets", async () => {
	const shown: Answer[][] = [];
	for (let attempt = 0; attempt < 30; attempt++) {
		const { answers } = await setFor(
			requestFor("are you cold", { numberOfResponses: 6, responseLength: "long" }, { shown }),
		);
		expect(new Set(answers.map((answer) => answer.text)).size).toBe(6);
		shown.push(answers);
	}
});
