import type { Remembered } from "@sayso/contract/v1/memory.ts";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { initialState } from "../../../conversation/state.ts";
import { keepConversation, keptConversation } from "../edge/kept-conversation.ts";
import { dropFromLog, emptyLog } from "./kept-log.ts";

const said = (text: string, at: number, role: Remembered["role"] = "user"): Remembered => ({
	...{ id: `line ${at}`, role, text, created_at: new Date(at).toISOString() },
});
const session = [
	said("Tea?", 1),
	said("Yes", 2),
	said("Sugar?", 3),
	said("Yes", 4),
	said("Tea?", 5, "assistant"),
	said("Tea?", 6),
];

function begin() {
	const queryClient = new QueryClient();
	const log = session.map(({ text, role }) => ({
		by: role === "user" && text !== "Yes" ? ("partner" as const) : ("person" as const),
		text,
	}));
	keepConversation(queryClient, { ...initialState({ count: 4, seconds: 30 }), log });
	return { queryClient, texts: () => keptConversation(queryClient)?.log.map(({ by, text }) => `${by}: ${text}`) };
}
const [teaAsked, firstYes, sugar, , teaSaid, teaAgain] = session as [
	Remembered,
	Remembered,
	Remembered,
	Remembered,
	Remembered,
	Remembered,
];

test.each([
	["a line", sugar, 2],
	["the first of two that are alike", firstYes, 1],
	["the partner's words and not the person's", teaAsked, 0],
	["the person's words and not the partner's", teaSaid, 4],
	["the last one", teaAgain, 5],
])("%s is removed from the conversation at once, and restored to its place", (_, line, place) => {
	const { queryClient, texts } = begin();
	const before = texts() ?? [];
	const putBack = dropFromLog(queryClient, line, session);
	expect(texts()).toEqual(before.toSpliced(place, 1));
	putBack?.();
	expect(texts()).toEqual(before);
});

test("a line of another day changes nothing here, and deleting everything empties it", () => {
	const { queryClient, texts } = begin();
	expect(dropFromLog(queryClient, said("Yes", 99), session)).toBeUndefined();
	expect(texts()).toHaveLength(session.length);
	emptyLog(queryClient);
	expect(texts()).toEqual([]);
});
