import { limits } from "@sayso/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { coffee, done, reply, states, tea } from "../testing/example-states.ts";
import { announcementOf } from "./announcement.ts";
import type { Effect, Event } from "./events.ts";
import { fold, isPossible } from "./machine.ts";
import type { State } from "./state.ts";

const meta = { tone: "positive", emoji: "🙂", keyword: "tea" };
const previewing: State = { ...states.idle, previewFirst: true };
const pick = (index: number): Event => ({ type: "pickAnswer", index });
const swap = (at: number, word: string): Event => ({ type: "editWords", edit: { kind: "swap", at, word } });
const typed = (text: string): Event => ({ type: "typeDraft", text });

const after = (state: State, ...events: Event[]): { state: State; effects: readonly Effect[] } =>
	events.reduce<{ state: State; effects: readonly Effect[] }>(
		(before, event) => {
			const [next, effects] = fold(before.state, event);
			return { state: next, effects: [...before.effects, ...effects] };
		},
		{ state, effects: [] },
	);
const textAfter = (...events: Event[]) => after(previewing, pick(0), ...events).state.draft?.text;

describe("with Preview first", () => {
	test("a pick speaks nothing; Say it speaks and logs the reply with its card", () => {
		const picked = after(previewing, pick(1));
		expect(picked.effects).toEqual([]);
		expect(picked.state.draft).toMatchObject({ step: "preview", text: coffee.text });
		const said = after(picked.state, { type: "sayDraft" });
		expect(said.effects).toContainEqual({ type: "speak", text: coffee.text, tone: coffee.tone });
		expect(said.effects).toContainEqual({ type: "log", entry: { role: "assistant", text: coffee.text, meta } });
		expect(said.state).toMatchObject({ cards: [], draft: undefined, speech: { text: coffee.text } });
	});

	test("another pick shows that reply instead", () => {
		expect(after(previewing, pick(0), pick(1)).state.draft?.text).toBe(coffee.text);
	});

	test("Back leads to the card, and nothing was spoken", () => {
		const { state, effects } = after(previewing, pick(1), { type: "closeDraft" });
		expect(state).toMatchObject({ draft: undefined, cards: [tea, coffee] });
		expect(effects).toEqual([{ type: "focusReply", index: 1 }]);
	});
});

describe("without it", () => {
	test("Change a reply opens the next picked one, word by word, and then a pick speaks again", () => {
		const { state, effects } = after(states.idle, { type: "changeReply" }, pick(0));
		expect(effects).toEqual([]);
		expect(state).toMatchObject({ isChanging: false, draft: { step: "words", text: tea.text } });
		const other = after(state, pick(1));
		expect(other.effects[0]).toEqual({ type: "speak", text: coffee.text, tone: coffee.tone });
	});

	test("it can be switched off again, by its button and by Back", () => {
		for (const type of ["changeReply", "closeDraft"] as const) {
			const { state } = after(states.idle, { type: "changeReply" }, { type });
			expect(after(state, pick(0)).effects[0]).toMatchObject({ type: "speak" });
		}
	});

	test("without replies there is nothing to change", () => {
		expect(isPossible({ ...states.idle, cards: [] }, { type: "changeReply" })).toBe(false);
	});
});

describe("a changed reply", () => {
	test("is spoken and logged with its new text and the place of its card", () => {
		const { effects } = after(previewing, pick(1), swap(0, "tea"), { type: "sayDraft" });
		expect(effects).toContainEqual({ type: "speak", text: "Tea for me." });
		const entry = { role: "assistant", text: "Tea for me.", meta: { ...meta, edited_from: 1 } };
		expect(effects).toContainEqual({ type: "log", entry });
	});

	test("survives new cards, and then has no place among them", () => {
		const { state, effects } = after(
			previewing,
			pick(0),
			swap(0, "water"),
			{ type: "tryAgain" },
			done(2, reply("No.")),
			{ type: "sayDraft" },
		);
		expect(effects).toContainEqual({ type: "log", entry: { role: "assistant", text: "Water, please.", meta } });
		expect(state.draft).toBeUndefined();
	});

	test("without changes is dropped with its cards", () => {
		expect(after(previewing, pick(0), { type: "tryAgain" }).state.draft).toBeUndefined();
	});

	test("that was closed opens again with its changes", () => {
		const left = after(previewing, pick(0), swap(0, "water"), { type: "closeDraft" }, pick(1), { type: "closeDraft" });
		const { draft } = after(left.state, pick(0)).state;
		expect(draft).toMatchObject({ step: "preview", text: "Water, please.", past: [tea.text] });
		expect(after(left.state, { type: "sayWord", word: "Yes" }).state.shelved).toBeUndefined();
	});
});

describe("Undo and Redo", () => {
	test("step through every change", () => {
		const changes = [swap(0, "water"), swap(1, "thanks")];
		const [undo, redo] = [{ type: "undoEdit" }, { type: "redoEdit" }] as const;
		expect(textAfter(...changes)).toBe("Water, thanks.");
		expect(textAfter(...changes, undo)).toBe("Water, please.");
		expect(textAfter(...changes, undo, undo)).toBe(tea.text);
		expect(textAfter(...changes, undo, undo, redo, redo)).toBe("Water, thanks.");
	});

	test("treat continuous typing as one change; a new change clears Redo", () => {
		const { state } = after(previewing, pick(0), typed("T"), typed("Te"), typed("Tea!"), { type: "undoEdit" });
		expect(state.draft?.text).toBe(tea.text);
		expect(isPossible(state, { type: "undoEdit" })).toBe(false);
		expect(isPossible(after(state, swap(0, "water")).state, { type: "redoEdit" })).toBe(false);
	});
});

describe("Shorter", () => {
	const long = { ...previewing, cards: [reply("Yes, please. I'd really like that.")] };

	test("removes words, which Undo restores", () => {
		const { state } = after(long, pick(0), { type: "shortenDraft" });
		expect(state.draft?.text).toBe("Yes, please.");
		expect(after(state, { type: "undoEdit" }).state.draft?.text).toBe("Yes, please. I'd really like that.");
	});

	test("reports if no word can be removed, until something changes", () => {
		const { state } = after(long, pick(0), typed("Yes."), { type: "shortenDraft" });
		expect(state.draft).toMatchObject({ text: "Yes.", isShortest: true });
		expect(announcementOf(state)).toBe("This is as short as it gets");
		expect(after(state, typed("Yes!")).state.draft?.isShortest).toBe(false);
	});
});

test.each([
	["no words", "  "],
	["more than the voice says at once", "a".repeat(limits.speechCharacters + 1)],
])("%s cannot be spoken", (_, text) => {
	const { state } = after(previewing, pick(0), typed(text));
	expect(isPossible(state, { type: "sayDraft" })).toBe(false);
});

test("without a draft these events have no effect", () => {
	const events: Event[] = [
		{ type: "editDraft", as: "text" },
		swap(0, "water"),
		typed("Hi"),
		{ type: "shortenDraft" },
		{ type: "undoEdit" },
		{ type: "redoEdit" },
		{ type: "sayDraft" },
		{ type: "closeDraft" },
	];
	for (const event of events) expect(isPossible(states.idle, event), event.type).toBe(false);
});
