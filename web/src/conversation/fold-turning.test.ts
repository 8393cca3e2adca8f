import { messages } from "@sayso/contract/messages.ts";
import { expect, test } from "vitest";
import { fresh, states, tea } from "../testing/example-states.ts";
import { turnedWords } from "./fold-turning.ts";
import { fold } from "./machine.ts";
import type { State } from "./state.ts";

const { answerComing } = messages.communicator;
const said: State = { ...fresh, speech: { text: "Tea, please.", progress: "said" } };

test.each<[string, State, string]>([
	["nothing was said yet", fresh, answerComing],
	["something was said", said, "Tea, please."],
	["replies are made", { ...states.generating, speech: said.speech }, answerComing],
	["replies show", { ...said, cards: [tea] }, answerComing],
	["own words are typed", { ...said, way: "say", own: { text: "Wa", cleared: "" } }, answerComing],
	["the box of own words is empty", { ...said, way: "say" }, "Tea, please."],
])("%s: the turned screen shows what was said, or a request to wait", (_, state, words) => {
	expect(turnedWords(state)).toBe(words);
});

test("the same press turns the screen and turns it back; leaving the page turns it back too", () => {
	const [turned] = fold(said, { type: "turnScreen" });
	expect(turned.isTurned).toBe(true);
	expect(fold(turned, { type: "turnScreen" })[0].isTurned).toBe(false);
	expect(fold(turned, { type: "leave" })[0].isTurned).toBe(false);
});
