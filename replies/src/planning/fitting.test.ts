import { expect, test } from "vitest";
import { developmentTurns } from "../../authored.ts";
import type { PickCount } from "../reply.ts";
import { requestFor, setFor } from "../testing/request.ts";
import { alike } from "../wording/likeness.ts";
import { directionOf } from "./directions.ts";

const cardsFor = async (...args: Parameters<typeof requestFor>) => (await setFor(requestFor(...args))).answers;
const rowsOf = async (...args: Parameters<typeof requestFor>) =>
	(await setFor(requestFor(...args))).rows.map(({ intent }) => intent);
/** Every seventh of the given turns, which teach no model. */
const some = <T>(all: readonly T[]) => all.filter((_, at) => at % 7 === 0);

const mourning = /\bloss\b|sorely missed|goes? out to|heart's with|another like them/i;

test("somebody is mourned where a death was told, and nowhere else", async () => {
	const turns = [
		"They've let Dad go from his job.",
		"My sister's in hospital again.",
		"We lost the match in the last minute.",
	];
	for (const turn of turns)
		for (const { text } of await cardsFor(turn, { numberOfResponses: 6 })) expect(text, turn).not.toMatch(mourning);
	const told = await Promise.all(
		["We lost my nan on Sunday.", "The funeral is on Tuesday."].map((turn) => cardsFor(turn, { numberOfResponses: 6 })),
	);
	expect(told.flat().some(({ text }) => mourning.test(text))).toBe(true);
});

test.each([
	"Your blood pressure is a bit up today, you cheeky thing.",
	"My chest scan was moved again, would you believe it.",
])("nobody jests where doctors are spoken of: %s", async (turn) => {
	const { answers, rows } = await setFor(requestFor(turn, { numberOfResponses: 6 }));
	expect(rows.filter(({ tone }) => tone === "excited")).toEqual([]);
	expect(answers.filter(({ keyword }) => /^(?:funny|tease|laugh)$/.test(keyword))).toEqual([]);
});

test("what is asked for a yes or a no has both", async () => {
	for (const turn of [
		"Do you want to come to the market?",
		"Did you see the match?",
		"Would you like a hand with that?",
	]) {
		const { rows } = await setFor(requestFor(turn));
		expect(new Set(rows.map(({ tone }) => directionOf(tone)))).toEqual(new Set(["yes", "no", "other"]));
	}
});

test("no card of a set is like another", async () => {
	for (const { text } of some(developmentTurns())) {
		const cards = await cardsFor(text);
		const pairs = cards.flatMap((one, at) => cards.slice(at + 1).map((other) => [one.text, other.text] as const));
		expect(
			pairs.filter(([one, other]) => alike(one, other)),
			text,
		).toEqual([]);
	}
});

test("a row that the person picks again and again comes into every set of its act", async () => {
	const turn = "My sister rang last night.";
	const usual = await rowsOf(turn);
	const favourite = (await rowsOf(turn, { numberOfResponses: 6 })).find((intent) => !usual.includes(intent)) ?? "";
	const picks: PickCount[] = [{ act: "telling", intent: favourite, picked: 12, expected: 2 }];
	expect(await rowsOf(turn, {}, { picks })).toContain(favourite);
});

test("another try brings other words", async () => {
	for (const { text } of some(developmentTurns())) {
		const first = await cardsFor(text);
		const again = await cardsFor(text, {}, { shown: [first] });
		const said = new Set(first.map((card) => card.text));
		expect(
			again.filter((card) => said.has(card.text)),
			text,
		).toEqual([]);
	}
});
