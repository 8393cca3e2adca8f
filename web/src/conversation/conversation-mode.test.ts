import { expect, test } from "vitest";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { fresh } from "../testing/example-states.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import type { State } from "./state.ts";

/** A person who has just answered "Yes", in conversation mode unless a test says otherwise. */
function saidYes(before: Partial<Pick<State, "conversationMode" | "way">> = {}) {
	const script = scriptedOutside();
	const communicator = createCommunicator({ ...fresh, conversationMode: true, ...before }, script.outside);
	communicator.give({ type: "sayWord", word: "Yes" });
	const notify = script.spoken.at(-1)?.notify;
	notify?.({ type: "began", by: "voice" });
	return { ...script, communicator, notify };
}

test("after an answer was spoken, listening starts again", () => {
	const { communicator, listenings, notify } = saidYes();
	expect(listenings).toHaveLength(0);
	notify?.({ type: "ended" });
	expect(communicator.state.phase).toBe("listening");
	expect(listenings).toHaveLength(1);
});

test("that listening always ends by itself, whatever the setting", () => {
	const { communicator, listenings, notify } = saidYes();
	notify?.({ type: "ended" });
	listenings[0]?.notify({ type: "ready" });
	listenings[0]?.notify({ type: "final", text: "Good." });
	expect(communicator.state).toMatchObject({ silence: 0 });
});

test.each([
	["it is off to begin with", { conversationMode: fresh.conversationMode }],
	["the person is typing words of their own", { way: "say" }],
] as const)("listening does not start by itself: %s", (_, before) => {
	const { communicator, listenings, notify } = saidYes(before);
	notify?.({ type: "ended" });
	expect(communicator.state.phase).not.toBe("listening");
	expect(listenings).toHaveLength(0);
});

test.each(["failed", "stopped"] as const)("nor after speech that %s", (how) => {
	const { communicator, listenings, notify } = saidYes();
	if (how === "failed") notify?.({ type: "failed" });
	else communicator.give({ type: "stopSpeaking" });
	expect(listenings).toHaveLength(0);
});

test("a phrase of the board spoken while replies show leaves them unchanged", () => {
	const card = { text: "Yes please.", tone: "positive", emoji: "👍", keyword: "yes", basic: true } as const;
	const { outside, listenings, spoken } = scriptedOutside();
	const communicator = createCommunicator({ ...fresh, conversationMode: true, cards: [card] }, outside);
	communicator.give({ type: "sayPhrase", text: "Wait" });
	spoken[0]?.notify({ type: "began", by: "voice" });
	spoken[0]?.notify({ type: "ended" });
	expect(communicator.state.cards).toEqual([card]);
	expect(listenings).toHaveLength(0);
});
