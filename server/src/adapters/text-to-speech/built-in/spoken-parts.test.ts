import { expect, test } from "vitest";
import { spokenParts } from "./spoken-parts.ts";
import { spokenText } from "./spoken-text.ts";

const numbered = (words: number) => Array.from({ length: words }, (_, index) => `w${index}`).join(" ");

test("a reply is one part", () => {
	const reply = "No, thanks. I have had enough for today; maybe tomorrow?";
	expect(spokenParts(reply)).toEqual([reply]);
});

test("sentences stay whole while they are short enough, and short ones stay together", () => {
	const [short, long] = ["Yes. I would.", `${numbered(20)}.`];
	expect(spokenParts(`${short} ${long} ${long} ${short}`)).toEqual([`${short} ${long}`, `${long} ${short}`]);
});

test("a long sentence is cut at a comma, or else between words", () => {
	expect(spokenParts(`${numbered(15)}, ${numbered(15)}`)).toEqual([`${numbered(15)},`, numbered(15)]);
	expect(spokenParts(numbered(60)).map((part) => part.split(" ").length)).toEqual([24, 24, 12]);
});

test.each([
	["digits", "1".repeat(1_000)],
	["one word", "a".repeat(1_000)],
	["signs that grow", "\u33c2".repeat(1_000)],
	["marks", "a.".repeat(500)],
	["money", "$1 ".repeat(333)],
])("nothing holds a voice long: %s", (_what, text) => {
	const spoken = spokenText(text);
	const parts = spokenParts(spoken);
	expect(parts.join("").replaceAll(" ", "")).toBe(spoken.replaceAll(" ", ""));
	for (const part of parts) {
		expect(part.length).toBeLessThanOrEqual(160);
		expect(part.split(" ").length).toBeLessThanOrEqual(24);
	}
});
