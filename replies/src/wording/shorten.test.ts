import { describe, expect, test } from "vitest";
import { bank } from "../bank/bank.ts";
import { wordsOf } from "../hearing/normalise.ts";
import { isLong } from "../testing/at-length.ts";
import { shorten } from "./shorten.ts";

/** As short as it gets. */
function shortest(text: string, tone: Parameters<typeof shorten>[1] = "positive"): string {
	const shorter = shorten(text, tone);
	return shorter === undefined ? text : shortest(shorter, tone);
}

test.each([
	["Yes, I would like a cup of tea, please.", "Yes, I'd like tea."],
	["I'd love to come, if that's all right with you.", "I'd love to come."],
	["That's a good idea. I'll give it a try and see how I go.", "That's a good idea."],
	["Well, I'm really tired because I slept badly.", "I'm tired."],
])("%j becomes %j", (text, short) => {
	expect(shortest(text)).toBe(short);
});

test("goes one step at a time", () => {
	expect(shorten("I'd really like a cup of tea, please. It was cold outside.", "positive")).toBe(
		"I'd really like a cup of tea, please.",
	);
});

test.each([
	["Tea, please. But not now.", "Tea, please. But not now."],
	["Thanks for asking. I'd rather not.", "Thanks for asking. I'd rather not."],
	["I'm not really sure.", "I'm not really sure."],
	["I don't want it, if you don't mind.", "I don't want it."],
	["Maybe later.", "Maybe later."],
])("the stance of %j stays", (text, short) => {
	expect(shortest(text)).toBe(short);
});

test("a question stays a question, and a guess a guess", () => {
	expect(shortest("It's easier for me to answer one at a time. What would you like to know?", "question")).toBe(
		"What would you like to know?",
	);
	expect(shortest("I think it will rain.", "uncertain")).toBe("I think it'll rain.");
});

test.each(["Tea.", "Yes.", "I'm fine."])("%j cannot be shorter", (text) => {
	expect(shorten(text, "positive")).toBeUndefined();
});

describe("every authored reply", () => {
	/** Every fifth in the gate. */
	const authored = [...bank.values()]
		.flat()
		.flatMap(({ tone, replies }) => replies.filter(({ words }) => words).map(({ text }) => ({ text, tone })))
		.filter((_, at) => isLong || at % 5 === 0);

	test("stays a sentence of its kind, with every no it had", () => {
		expect(authored.length).toBeGreaterThan(1_000);
		const no = (text: string) => /\b(?:no|not|never|nothing)\b|n't\b/i.test(text.replace(/if you don't mind/gi, ""));
		for (const { text, tone } of authored) {
			const short = shortest(text, tone);
			expect(wordsOf(short).length, text).toBeLessThanOrEqual(wordsOf(text).length);
			expect(short, text).toMatch(/^["'\p{Lu}\p{N}].*[.!?]$/u);
			expect(no(short), `${text} → ${short}`).toBe(no(text));
			expect(tone !== "question" || !text.endsWith("?") || short.endsWith("?"), `${text} → ${short}`).toBe(true);
			expect(short === text || !/(?:\b(?:and|but|or|the|a|my)|, not)\W+$/i.test(short), `${text} → ${short}`).toBe(
				true,
			);
		}
	});
});
