import { problem } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Steer } from "@sayso/contract/v1/generate.ts";
import { describe, expect, test } from "vitest";
import { coffee, done, reply, states, tea } from "../testing/example-states.ts";
import { announcementOf } from "./announcement.ts";
import type { Effect, Event } from "./events.ts";
import { fold, isPossible } from "./machine.ts";
import type { State } from "./state.ts";
import { partsOf, typedWords } from "./steering.ts";

/** The state and effects after some events. */
const after = (state: State, ...events: Event[]): { state: State; effects: readonly Effect[] } =>
	events.reduce<{ state: State; effects: readonly Effect[] }>(
		(before, event) => {
			const [next, effects] = fold(before.state, event);
			return { state: next, effects: [...before.effects, ...effects] };
		},
		{ state, effects: [] },
	);
const agree: Steer = { direction: "agree" };
const towards = (steer: Steer): Event => ({ type: "steer", steer });
const failed = (generation: number): Event => ({
	type: "generated",
	generation,
	event: { type: "failed", problem: problem("internal") },
});
const [yes, always] = [reply("Yes, I agree."), reply("You are right.")];
const agreed = after(states.idle, towards(agree), done(2, yes, always)).state;

describe("a direction", () => {
	test("requests another set of replies to the same prompt, steered that way, in one step", () => {
		const { state, effects } = after(states.idle, towards(agree));
		expect(effects).toEqual([
			{ type: "generate", text: "Tea or coffee?", isTryAgain: true, steer: agree, generation: 2 },
		]);
		expect(state).toMatchObject({ phase: "generating", cards: [undefined, undefined], steering: { steer: agree } });
	});

	test("is announced with its set, and is not a line of the conversation", () => {
		expect(announcementOf(agreed)).toMatch(/^New replies: more agreeing\. 1: /);
		expect(agreed.log).toEqual(states.idle.log);
		expect(agreed.cards).toEqual([yes, always]);
	});

	test("removed restores the earlier replies without a request, and announces it", () => {
		const { state, effects } = after(agreed, towards(agree));
		expect(effects).toEqual([]);
		expect(state).toMatchObject({ phase: "idle", cards: [tea, coffee], steering: { steer: undefined } });
		expect(announcementOf(state)).toMatch(/^The earlier replies are back\. 1: /);
	});

	test("after another still restores the unsteered replies", () => {
		const twice = after(agreed, towards({ direction: "joke" }), done(3, coffee, tea)).state;
		expect(after(twice, towards({ direction: "joke" })).state.cards).toEqual([tea, coffee]);
	});

	test("that fails restores the earlier replies and direction; a retry requests it again", () => {
		const { state } = after(agreed, towards({ direction: "joke" }), failed(3));
		expect(state).toMatchObject({ phase: "idle", text: "", cards: [yes, always], steering: { steer: agree } });
		expect(isPossible(state, towards({ direction: "joke" }))).toBe(true);
		expect(after(state, { type: "retry" }).effects.at(-1)).toMatchObject({ steer: { direction: "joke" } });
	});

	test("cancelled before a reply came has no effect", () => {
		expect(after(agreed, towards({ direction: "ask" }), { type: "cancel" }).state).toMatchObject({
			cards: [yes, always],
			steering: agreed.steering,
		});
	});

	test("does not count as a retry", () => {
		const spent = { ...states.idle, retries: limits.pickAnAnswerAfter };
		const { state } = after(spent, towards(agree));
		expect(state).toMatchObject({ phase: "generating", retries: limits.pickAnAnswerAfter });
	});
});

test.each<[string, Event[]]>([
	["Try Again", [{ type: "tryAgain" }]],
	["another prompt", [{ type: "typed", text: "And then?" }, { type: "processText" }]],
	["a pick", [{ type: "pickAnswer", index: 0 }]],
	["Yes", [{ type: "sayWord", word: "Yes" }]],
])("%s ends the steering", (_, events) => {
	const { state, effects } = after(agreed, { type: "nameWords" }, ...events);
	expect(state.steering).toMatchObject({ steer: undefined, before: [], named: [], isNaming: false });
	for (const effect of effects) if (effect.type === "generate") expect(effect.steer).toBeUndefined();
});

describe("words of the prompt", () => {
	const name = (place: number): Event => ({ type: "nameWord", place });
	const named = after(states.idle, name(0), done(2, yes, always)).state;

	test("the first is requested at once, another only on request", () => {
		expect(named.steering).toMatchObject({ steer: { words: ["Tea"] }, named: [0] });
		expect(announcementOf(named)).toMatch(/^New replies: about Tea\. 1: /);
		const both = after(named, name(2));
		expect(both.effects).toEqual([]);
		expect(both.state.steering.named).toEqual([0, 2]);
		const asked = after(both.state, { type: "steer", steer: { words: ["Tea", "coffee"] }, named: [0, 2] });
		expect(asked.effects).toMatchObject([{ type: "generate", steer: { words: ["Tea", "coffee"] } }]);
		expect(asked.state.steering.named).toEqual([0, 2]);
	});

	test("deselecting the last one restores the earlier replies", () => {
		expect(after(named, name(0)).state).toMatchObject({ cards: [tea, coffee], steering: { named: [] } });
	});

	test("a function word, and an index without a word, cannot be selected", () => {
		for (const place of [1, 9]) expect(isPossible(states.idle, name(place))).toBe(false);
	});

	test("no more than three", () => {
		const long = { ...named, turn: { prompt: "red green blue yellow", logged: true } };
		const three = after(long, name(1), name(2)).state;
		expect(three.steering.named).toEqual([0, 1, 2]);
		expect(isPossible(three, name(3))).toBe(false);
	});
});

test("the prompt is split; content words are without punctuation", () => {
	expect(partsOf("Would you like “tea”, or I'm grandma's 7up?  😀 … ").map(({ word }) => word)).toEqual([
		undefined,
		undefined,
		"like",
		"tea",
		undefined,
		undefined,
		"grandma's",
		"7up",
		undefined,
		undefined,
	]);
});

test.each([
	["", undefined],
	["  ", undefined],
	["one two three four", undefined],
	["x".repeat(31), undefined],
	[" my  sister ", ["my", "sister"]],
])("typed %o becomes %o", (text, words) => {
	expect(typedWords(text)).toEqual(words);
});
