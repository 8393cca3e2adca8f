import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const focusOf = (text: string) => {
	const { acts, focus } = understand(text);
	return acts[focus]?.act;
};

test.each([
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

test.each([
	["i've cried in the car every day this week", "hard-time"],
	["you ever ride horses", "yes-no"],
	["i've got a spare ticket to the cricket", "spare"],
	["these scooters should be banned if you ask me", "opinion"],
])("where the act is a guess the form chooses the set: %s", (text, act) => {
	expect(focusOf(text)).toBe(act);
});

test.each([
	["would you like to go to the beach", "invitation"],
	["do you wanna sit outside for a bit", "suggestion"],
	["um so fancy a cuppa", "offer"],
	["how about a game of cards", "suggestion"],
	["shall i turn the heater on", "offer-help"],
	["could you ring your aunty", "request"],
	["is it okay if i sit here", "permission"],
	["i was wondering if you'd mind the dog", "request"],
	["i could come with you if you like", "offer-help"],
	["would next tuesday work", "suits"],
	["you can borrow mine", "spare"],
	["feel free to look around", "feel-free"],
	["give us a yell if you get stuck", "let-me-know"],
	["mum's coming over this arvo", "visitor"],
	["sorry we're out of the banana bread", "unavailable"],
	["i brought you some flowers", "gift"],
	["i can't find my keys", "lost"],
	["don't worry about the dishes", "reassurance"],
	["has the mail come yet", "ask-fact"],
	["is that a new shirt", "ask-fact"],
	["who's looking after the front desk tomorrow", "who"],
	["the bus is running ten minutes behind", "delay"],
	["look what i made at school", "look"],
	["don't touch the stove", "dont"],
])("its form decides without marks: %s", (text, act) => {
	expect(focusOf(text)).toBe(act);
});

test.each([
	["good thanks and you", [{ who: "person", text: "How was your weekend?" }], "how-was"],
	["what about friday", [{ who: "partner", text: "would you like to go to the beach on thursday" }], "invitation"],
	["what about a juice", [{ who: "partner", text: "would you like a cup of tea" }], "offer"],
	["which one", [{ who: "partner", text: "do you want the red or the blue" }], "either-or"],
	["why not", [{ who: "person", text: "No, not today." }], "why"],
] as const)("what is left out is found in what was said before: %s", (text, turns, act) => {
	const { acts, focus } = understand(text, turns);
	expect(acts[focus]?.act).toBe(act);
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

test.each([
	["We need someone to do the raffle. Would you mind?", "request"],
	["We could try the pool on Friday. What do you think?", "suggestion"],
	["I'm just going to put you on hold. Is that okay?", "permission"],
])("a bare tail asks for an answer to what went before it: %s", (text, act) => {
	const { acts, focus } = understand(text);
	expect(acts[focus]?.act).toBe(act);
});
