import { expect, test } from "vitest";
import { understand } from "../understand.ts";

const focusOf = (text: string) => {
	const { acts, focus } = understand(text);
	return acts[focus]?.act;
};

test("a rule that heard a few words of it gives way to the turn as a whole", () => {
	expect(focusOf("honestly i reckon they should of dropped the captain three games ago")).toBe("opinion");
});

test.each([["Have you got any kids yourself?", "yes-no"]])(
	"what is short and known by its form stays what it is: %s",
	(text, act) => {
		expect(focusOf(text)).toBe(act);
	},
);

test("what leans on what was said before is not read by its own words", () => {
	const turns = [
		{ who: "partner", text: "would you like to go to the beach on thursday" },
		{ who: "person", text: "No, sorry." },
	] as const;
	const { acts, focus } = understand("what about friday", turns);
	expect(acts[focus]?.act).toBe("invitation");
});

test.each([
	"we had a bus shelter put in last week and it faces the wrong way for the rain and there is nowhere to lean",
	"so i am on the four eight six and this bloke gets on with a hen under his arm and taps his card like it's nothing",
])("nobody is delighted at what may be no joy: %s", (text) => {
	expect(focusOf(text)).not.toMatch(/^(?:glad|good-news)$/);
});
