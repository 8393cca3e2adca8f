import { expect, test } from "vitest";
import { coffee, done, fresh, states, tea } from "../testing/example-states.ts";
import { keptTurn } from "./kept-turn.ts";
import { fold } from "./machine.ts";
import type { State } from "./state.ts";
import { unsteered } from "./steering.ts";

/** Leaves the page in a state, passes the kept turn through storage, and loads the page again. */
function reloaded(before: State) {
	const [left] = fold(before, { type: "leave" });
	const kept = keptTurn(left);
	if (!kept) return { state: fresh, effects: [] };
	const [state, effects] = fold(fresh, { type: "comeBack", kept: JSON.parse(JSON.stringify(kept)) });
	return { state, effects };
}

test("a reload before the first reply restores the prompt in its box, and requests nothing", () => {
	const { state, effects } = reloaded({
		...states.generating,
		cards: [undefined, undefined],
		held: { cards: [], steering: unsteered },
	});
	expect(state).toMatchObject({ phase: "processing", text: "How was your day?", cards: [] });
	expect(effects).toEqual([]);
});

test("a reload during a set requests it again, at no further cost", () => {
	const { state, effects } = reloaded({ ...states.generating, cards: [tea, undefined] });
	expect(state.phase).toBe("generating");
	expect(effects).toMatchObject([{ type: "generate", text: "How was your day?", isTryAgain: false }]);
	const [whole] = fold(state, done(state.generation, tea, coffee));
	expect(whole).toMatchObject({ phase: "idle", text: "", cards: [tea, coffee] });
	expect(whole.log).toEqual([{ by: "partner", text: "How was your day?" }]);
});

test("if that fails, the replies that had come are restored", () => {
	const { state } = reloaded({ ...states.generating, cards: [tea, undefined] });
	const [failed] = fold(state, {
		type: "generated",
		generation: state.generation,
		event: { type: "failed", problem: { code: "no_connection", detail: "", retryable: true } },
	});
	expect(failed.cards).toEqual([tea, undefined]);
});

test.each([
	["a try again", { isTryAgain: true, retries: 1 }],
	["a steered set", { steering: { ...unsteered, steer: { direction: "joke" as const } } }],
])("for %s, which would cost another Interaction, the replies that had come are restored", (_, more) => {
	const { state, effects } = reloaded({ ...states.generating, cards: [tea, undefined], ...more });
	expect(state).toMatchObject({ phase: "idle", cards: [tea, undefined] });
	expect(effects).toEqual([]);
});

test("replies that show are restored after a reload, with the words in the box", () => {
	const { state, effects } = reloaded({ ...states.processing });
	expect(state).toMatchObject({ phase: "processing", text: "How was your day?", cards: [tea, coffee] });
	expect(effects).toEqual([]);
});

test("off the record nothing is kept, and a restored turn does not replace a new one", () => {
	expect(keptTurn({ ...states.generating, isOffRecord: true })).toBeUndefined();
	expect(keptTurn(fresh)).toBeUndefined();
	const kept = keptTurn(states.idle) ?? expect.unreachable();
	const typed: State = { ...fresh, phase: "processing", text: "Are you cold?" };
	expect(fold(typed, { type: "comeBack", kept })).toEqual([typed, []]);
});
