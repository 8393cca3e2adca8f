import { turnPlanFor } from "@sayso/replies";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { expect, test } from "vitest";
import { staticPart, variablePart } from "./prompt.ts";

const promptFor = (request: ReturnType<typeof requestFor>) =>
	variablePart(request, turnPlanFor(request), 0, "0123456789ab");
const tokens = (text: string) => Math.ceil(text.length / 4);

test("the static part holds nothing of a turn and keeps to its size", () => {
	expect(staticPart).not.toMatch(/\$\{|undefined/);
	expect(tokens(staticPart)).toBeLessThan(1_700);
});

test("a turn with everything in it keeps to its size", () => {
	const long = "They told me about the garden and the neighbours again. ".repeat(400);
	const full = requestFor(
		long.slice(0, 10_000),
		{ numberOfResponses: 6, responseLength: "long" },
		{
			aboutMe: long.slice(0, 20_000),
			memory: long.split(". ").slice(0, 100),
			turns: Array.from({ length: 8 }, () => ({ who: "partner" as const, text: long.slice(0, 2_000) })),
		},
	);
	expect(tokens(promptFor(full))).toBeLessThan(3_000);
});

test("it says what to cover, how many, the length's words, and what was shown", () => {
	const shown = [[{ text: "Tea would be lovely.", tone: "option_a", emoji: "🍵", keyword: "tea" } as const]];
	const prompt = promptFor(requestFor("tea or coffee", { numberOfResponses: 2, responseLength: "short" }, { shown }));
	expect(prompt).toMatch(/3 to 5 words/);
	expect(prompt).toMatch(/^Cover yes, no\.\nA simple program takes it for: either or 0\.95\. It is often wrong\.$/m);
	expect(prompt).toMatch(/Now the 2 elements\.$/);
	expect(prompt).toContain("<shown 0123456789ab>\nTea would be lovely.\n</shown 0123456789ab>");
});

test("a direction is a sentence of ours; named words are data", () => {
	const joking = promptFor(requestFor("are you hungry", {}, { steer: { direction: "joke" } }));
	expect(joking).toMatch(/^The person wants a light touch: .*\nA simple program/m);
	const about = promptFor(requestFor("are you hungry", {}, { steer: { words: ["ham", "sandwich"] } }));
	expect(about).toContain("<named-words 0123456789ab>\nham sandwich\n</named-words 0123456789ab>");
	expect(about).not.toContain("The person wants");
});

test("the newest of the conversation is kept where there is no room for all", () => {
	const turns = Array.from({ length: 8 }, (_, at) => ({
		who: "partner" as const,
		text: `turn ${at} ${"word ".repeat(120)}`,
	}));
	const prompt = promptFor(requestFor("are you hungry", {}, { turns }));
	expect(prompt).toContain("turn 7");
	expect(prompt).not.toContain("turn 0");
});

test("the mark and the partner's words stand after everything that is the same in the next turn", () => {
	const prompt = promptFor(requestFor("are you hungry", {}, { aboutMe: "I like tea." }));
	expect(prompt.indexOf("are you hungry")).toBeGreaterThan(prompt.indexOf("I like tea."));
});
