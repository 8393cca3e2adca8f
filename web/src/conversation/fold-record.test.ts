import { expect, test } from "vitest";
import { done, fresh, tea } from "../testing/example-states.ts";
import type { Event } from "./events.ts";
import { fold } from "./machine.ts";
import type { State } from "./state.ts";

/** The state and effects after some events. */
function after(state: State, ...events: Event[]) {
	const effects: string[] = [];
	for (const event of events) {
		const [next, more] = fold(state, event);
		state = next;
		effects.push(...more.map(({ type }) => type));
	}
	return { state, effects };
}

const aTurn: Event[] = [
	{ type: "typed", text: "How is the hospital?" },
	{ type: "processText" },
	done(1, tea),
	{ type: "pickAnswer", index: 0 },
	{ type: "sayPhrase", text: "Wait" },
	{ type: "typeOwnWords", text: "Between us" },
	{ type: "sayOwnWords" },
	{ type: "sayWord", word: "Yes" },
];

test("off the record everything is spoken and nothing is logged", () => {
	const { state, effects } = after(fresh, { type: "goOffRecord" }, ...aTurn);
	expect(effects).not.toContain("log");
	expect(effects.filter((type) => type === "speak")).toHaveLength(4);
	expect(state.log).toEqual([]);
});

test("back on the record earlier lines are not logged, and new ones are", () => {
	const before = after(fresh, { type: "goOffRecord" }, ...aTurn.slice(0, 3), { type: "typed", text: "And now?" });
	const { state } = after(before.state, { type: "goOffRecord" });
	expect(JSON.stringify(state)).not.toMatch(/hospital|And now|Tea/);
	const { effects } = after(state, { type: "typed", text: "Hello" }, { type: "processText" }, done(2, tea));
	expect(effects).toContain("log");
});

test("a new conversation is on the record", () => {
	expect(fresh.isOffRecord).toBe(false);
});
