import { expect, test } from "vitest";
import { reply, states } from "../testing/example-states.ts";
import type { Event } from "./events.ts";
import { fold } from "./machine.ts";
import type { State } from "./state.ts";

const five = reply("I took five.");
const others = "Other number…";

/** The state and the effects after some events. */
function after(from: State, ...events: Event[]) {
	return events.reduce<readonly [State, string[]]>(
		([state, done], event) => {
			const [next, effects] = fold(state, event);
			return [next, [...done, ...effects.map(({ type }) => type)]];
		},
		[from, []],
	);
}
const open: Event[] = [{ type: "asked", generation: 1, others }, { type: "openOthers" }];
const pick: Event = { type: "pickOther", answer: five };

test("a value is spoken and logged like a reply, and answers the turn", () => {
	const [state, done] = after(states.idle, ...open, pick);
	expect(done).toEqual(["speak", "log", "focusMainAction"]);
	expect(state).toMatchObject({ cards: [], isPicking: false, others: undefined, speech: { text: five.text } });
	expect(state.log.at(-1)).toEqual({ by: "person", text: five.text });
});

test("with preview first nothing is spoken before Say it, and Back leads to the list", () => {
	const [previewed, done] = after({ ...states.idle, previewFirst: true }, ...open, pick);
	expect(done).toEqual([]);
	expect(previewed.draft).toMatchObject({ step: "preview", text: five.text, place: undefined });
	expect(after(previewed, { type: "closeDraft" })[0]).toMatchObject({ draft: undefined, isPicking: true });
	expect(
		after(previewed, { type: "typeDraft", text: "I took six." }, { type: "undoEdit" }, { type: "sayDraft" })[1],
	).toEqual(["speak", "log", "focusMainAction"]);
});

test("while the list is open a digit picks no card, and closing it leaves the cards unchanged", () => {
	const [listed] = after(states.idle, ...open);
	expect(fold(listed, { type: "pickAnswer", index: 0 })).toEqual([listed, []]);
	const [closed, done] = after(listed, { type: "closeOthers" });
	expect(closed.cards).toBe(states.idle.cards);
	expect(done).toEqual(["focusReply"]);
	expect(after(listed, { type: "openOthers" })[0].isPicking).toBe(false);
});

test("a changed draft survives the list, and that of a value is restored when it is picked again", () => {
	const mine: Event = { type: "typeDraft", text: "I took half of one." };
	const change: Event[] = [{ type: "changeReply" }, { type: "pickAnswer", index: 0 }];
	const again = after(states.idle, ...change, mine, ...open, { type: "closeOthers" }, ...change)[0];
	expect(again.draft?.text).toBe(mine.text);
	const [listed] = after({ ...states.idle, previewFirst: true }, ...open, pick, mine, { type: "closeDraft" });
	expect(after(listed, { type: "pickOther", answer: { ...five } })[0].draft?.text).toBe(mine.text);
});

test("without replies, closing the list makes the main action the main control again", () => {
	expect(after({ ...states.idle, cards: [] }, ...open, { type: "closeOthers" })[1]).toEqual(["focusMainAction"]);
});

test("cancelling drops its values: those of the restored replies return", () => {
	const [asked] = after(states.processing, ...open);
	expect(asked.cards).not.toEqual([]);
	const [cancelled] = after(asked, { type: "processText" }, { type: "cancel" });
	expect(cancelled).toMatchObject({ cards: asked.cards, turn: asked.turn, others });
});

test("a value can be spoken before the replies have come; they are then dropped", () => {
	expect(after(states.generating, ...open, pick)[1]).toContain("abortGeneration");
});

test("a new prompt has new values; the same one keeps its own", () => {
	const [asked] = after(states.processing, ...open);
	expect(after(asked, { type: "processText" })[0]).toMatchObject({ others: undefined, isPicking: false });
	expect(after(asked, { type: "tryAgain" })[0]).toMatchObject({ others, isPicking: false });
});
