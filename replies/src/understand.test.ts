import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const focusOf = (text: string) => {
	const { acts, focus } = understand(text);
	return acts[focus]?.act;
};

test.each([
	["i'm going to the shops do you need anything", "offer"],
	["Good morning love, how did you sleep?", "how-was"],
	["thanks for the flowers would you like a cup of tea", "offer"],
	["um so er do you want tea or coffee", "either-or"],
	["whats your name", "about-you"],
	["Thanks for coming in, how can we help?", "service"],
	["have a good sleep love", "farewell"],
])("what is asked outweighs what is told: %s", (text, act) => {
	expect(focusOf(text)).toBe(act);
});

test("two parts that can each be answered yes or no make a pair", () => {
	const { acts, focus, pair } = understand("have you eaten and do you want to come to the market");
	expect([pair, focus].map((i) => acts[i ?? -1]?.clause)).toEqual([
		"have you eaten",
		"do you want to come to the market",
	]);
	expect(understand("good morning, have you eaten").pair).toBeUndefined();
});

test("a turn that could be anything is read as a statement, a question as a question", () => {
	expect(focusOf("the grommet on the left flange")).toBe("statement");
	expect(["question", "wh-fact", "want-what"]).toContain(focusOf("which grommet fits that flange"));
});

test("bad news sets the mood of the turn that follows it", () => {
	expect(understand("my dad died on tuesday").mood).toBe("bad");
	expect(understand("anyway", [{ who: "partner", text: "my dad died on tuesday" }]).mood).toBe("bad");
	expect(understand("anyway").mood).toBeUndefined();
});

test.each([
	["hola como estas amigo", "other"],
	["你好，你今天怎么样？", "other"],
	["do you fancy a café latte", "en"],
	["bonza", "en"],
	["", "en"],
])("language of %s", (text, language) => {
	expect(understand(text).language).toBe(language);
});
