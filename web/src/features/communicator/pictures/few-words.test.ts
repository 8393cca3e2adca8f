import { describe, expect, test } from "vitest";
import { fewWords } from "./few-words.ts";

const about = (text: string, keyword = "") => ({ text, keyword });

describe("the short form of a reply", () => {
	test.each([
		["Yes, please.", "Yes, please."],
		["I would love some.", "I would love some."],
		["It would be lovely, thank you so much.", "It would be lovely …"],
	])("%s", (text, few) => {
		expect(fewWords(about(text))).toBe(few);
	});

	test.each([
		["I would like to come but I can't today.", "I would like to come but I can't today."],
		["I really want to say that I am not hungry at all.", "I really want to say that I am not hungry …"],
		["I would come along if it stays dry all day.", "I would come along if it …"],
		["I would love to come along, though only for an hour.", "I would love to come along, though only for …"],
		["I would love to come along, however I must rest.", "I would love to come along, however I …"],
		["I know that you want me to, I cannot do it now.", "I know that you want me to, I cannot do …"],
		["It would be nice to go, sorry about that today.", "It would be nice to go, sorry about …"],
		["Thank you so much, I won’t need any more help.", "Thank you so much, I won’t need …"],
	])("it includes words that change the meaning: %s", (text, few) => {
		expect(fewWords(about(text))).toBe(few);
	});

	test("it includes the topic", () => {
		const coffee = about("I'd rather go with coffee, thanks.", "cup; coffee");
		expect(fewWords(coffee)).toBe("I'd rather go with coffee …");
	});

	test("replies with the same start get different short forms", () => {
		const tea = about("I would like some tea with milk.");
		const coffee = about("I would like some coffee with milk.");
		expect(fewWords(tea)).toBe("I would like some …");
		expect(fewWords(coffee, [tea])).toBe("I would like some coffee …");
		expect(fewWords(tea, [tea])).toBe(tea.text);
	});
});
