import { limits } from "@sayso/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { reply, states } from "../testing/example-states.ts";
import type { Effect, Event } from "./events.ts";
import { problemOfOwnWords } from "./fold-own-words.ts";
import { fold, isPossible } from "./machine.ts";
import type { State } from "./state.ts";

/** The state after some events, and all effects. */
const after = (from: State, ...events: Event[]) =>
	events.reduce<ReturnType<typeof fold>>(
		([state, effects], event) => {
			const [next, more] = fold(state, event);
			return [next, [...effects, ...more]];
		},
		[from, []],
	);
const typed = (text: string): Event => ({ type: "typeOwnWords", text });

test("own words are spoken whole, logged as such, answer the turn, and can be restored", () => {
	const [said, effects] = after(states.idle, { type: "openWay", way: "say" }, typed(" A glass of water. "), {
		type: "sayOwnWords",
	});
	expect(effects).toEqual([
		{ type: "speak", text: "A glass of water." },
		{ type: "log", entry: { role: "assistant", text: "A glass of water.", meta: { kind: "own" } } },
	]);
	expect(said).toMatchObject({ cards: [], way: "say", own: { text: "" } });
	const [back] = after(said, { type: "restoreOwnWords" });
	expect(back.own.text).toBe("A glass of water.");
});

test("a cleared text can be restored, and swapped back", () => {
	const [cleared] = after(states.idle, typed("Hello"), { type: "clearOwnWords" });
	expect(cleared.own).toEqual({ text: "", cleared: "Hello" });
	const [other] = after(cleared, typed("Bye"), { type: "restoreOwnWords" });
	expect(other.own).toEqual({ text: "Hello", cleared: "Bye" });
});

test("punctuation typed after a pick replaces its space", () => {
	const [picked] = after(states.idle, { type: "typeOwnWords", text: "Tea ", picked: true });
	expect(after(picked, typed("Tea ,"))[0].own.text).toBe("Tea,");
	expect(after(picked, typed("Tea "), typed("Tea p"))[0].own.text).toBe("Tea p");
	expect(after(states.idle, typed("Tea "), typed("Tea ,"))[0].own.text).toBe("Tea ,");
});

describe("each sentence as it is finished", () => {
	const bySentence = (text: string): Event => ({ type: "typeOwnWords", text, bySentence: true });
	const spoken = (effects: readonly Effect[]) =>
		effects.flatMap((effect) => (effect.type === "speak" ? effect.text : []));

	test("is spoken once something follows it; the unfinished rest stays, and Speak speaks it", () => {
		const [begun, none] = after(states.idle, bySentence("I'm fine."));
		expect(spoken(none)).toEqual([]);
		const [said, effects] = after(begun, bySentence("I'm fine. "));
		expect(spoken(effects)).toEqual(["I'm fine."]);
		expect(said.own).toMatchObject({ text: "", cleared: "I'm fine." });
	});

	test.each(["No. ", "Oh no! ", "No? ", "Yes. "])("“%s” is spoken at once", (text) => {
		expect(spoken(after(states.idle, bySentence(text))[1])).toEqual([text.trim()]);
	});

	test("waits for current speech and is spoken after it", () => {
		const [waiting, none] = after(states.idle, { type: "sayPhrase", text: "Wait" }, bySentence("No. One. Tw"));
		expect(spoken(none)).toEqual(["Wait"]);
		const [said, effects] = after(waiting, { type: "speaking", event: { type: "ended" } });
		expect(spoken(effects)).toEqual(["No. One."]);
		expect(said.own.text).toBe("Tw");
		const [stopped, silent] = after(waiting, { type: "stopSpeaking" }, { type: "speaking", event: { type: "ended" } });
		expect(spoken(silent)).toEqual([]);
		expect(stopped.own.text).toBe("No. One. Tw");
	});

	test("is never spoken just because it was picked", () => {
		const picked: Event = { type: "typeOwnWords", text: "I need help. ", picked: true, bySentence: true };
		expect(spoken(after(states.idle, picked)[1])).toEqual([]);
	});
});

test("text over the limit stays and is reported", () => {
	const [long] = after(states.idle, typed("a ".repeat(limits.speechCharacters)));
	expect(problemOfOwnWords(long.own)).toMatch(/^At most/);
	expect(isPossible(long, { type: "sayOwnWords" })).toBe(false);
});

test("a phrase is not an answer: the replies stay", () => {
	const [state, effects] = after(states.idle, { type: "sayPhrase", text: "Wait" });
	expect(state.cards).toBe(states.idle.cards);
	expect(effects).toContainEqual({
		type: "log",
		entry: { role: "assistant", text: "Wait", meta: { kind: "own" } },
	});
});

test.each(["I'll type my own answer.", "Hang on, I’ll type it.", "Let me type that for you."])(
	"“%s” opens the place it promises",
	(text) => {
		const [state, effects] = after({ ...states.idle, cards: [reply(text)] }, { type: "pickAnswer", index: 0 });
		expect(state.way).toBe("say");
		expect(effects.map(({ type }) => type)).toEqual(["speak", "log"]);
	},
);

test("typing keeps the stage while replies come; without text the replies get it", () => {
	const submit: Event = { type: "processText" };
	expect(after(states.processing, { type: "openWay", way: "say" }, typed("I"), submit)[0].way).toBe("say");
	expect(after(states.processing, { type: "openWay", way: "say" }, submit)[0].way).toBe("answer");
});

test("at the time limit the words so far are submitted without another press", () => {
	const [stopped] = after(states.listening, { type: "tick", elapsed: 500 });
	expect(stopped.phase).toBe("processing");
	const [asked, effects] = after(stopped, { type: "listening", event: { type: "closed" } });
	expect(asked.phase).toBe("generating");
	expect(effects).toContainEqual(expect.objectContaining({ type: "generate", text: "How was" }));
});
