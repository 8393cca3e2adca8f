import { expect, test } from "vitest";
import { understand } from "../understand.ts";

const heardAs = (text: string): string | undefined => {
	const { acts, focus } = understand(text);
	return acts[focus]?.act;
};

test.each([
	["The wedding was gorgeous, everybody danced.", "glad"],
	["I locked my keys in the car.", "mishap"],
	["They've put the fees up again.", "gripe"],
	["I've got a splitting headache.", "unwell"],
	["I'm really worried about Dad driving.", "hard-time"],
	["My nan passed away on Sunday.", "bad-news"],
	["I got the job!", "good-news"],
	["They're pulling down the old servo and putting in units.", "telling"],
])("what is told is answered by how it sounds: %s", (text, act) => {
	expect(heardAs(text)).toBe(act);
});

test.each([
	["Your blood pressure's back to normal.", "relief"],
	["Your eyesight's a little worse than last year.", "setback"],
])("what was found of the person is their own news: %s", (text, act) => {
	expect(heardAs(text)).toBe(act);
});

test.each([
	"I've heard from the insurer and they won't cover the ramp.",
	"My best friend's moving overseas.",
	"The treasurer's resigned.",
])("nobody is glad of what is not surely good: %s", (text) => {
	expect(["good-news", "glad", "relief"]).not.toContain(heardAs(text));
});
