import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import { problem } from "@sayso/contract/errors.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, connectionLost } from "../api/api-error.ts";
import { keptInMemory } from "../kept/in-memory.ts";
import { orderedId, timeOf } from "./ordered-id.ts";
import { createOutbox } from "./outbox.ts";
import { forgetAllLines, forgetLine, putBackLine, unsentLines } from "./unsent-lines.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that knows lines by their ids, and a store that outlives the page. `answers`: the results of the next calls. */
function begin() {
	const shelf = keptInMemory();
	const kept = { open: async () => shelf, wipe: async () => shelf.clear("outbox") };
	const lines = new Map<string | undefined, string>();
	const answers: ("refused" | "lost before" | "lost after" | "logged out" | "busy" | "broken")[] = [];
	const logConversation = vi.fn(async ({ body }: { body: ConversationEntry }) => {
		const answer = answers.shift();
		if (answer === "refused") throw new ApiError(problem("invalid"));
		if (answer === "logged out") throw new ApiError(problem("unauthenticated"));
		if (answer === "broken" || body.text === "poison") throw new ApiError(problem("internal"));
		if (answer === "busy") throw new ApiError(problem("busy"));
		if (answer === "lost before") throw connectionLost();
		if (!lines.has(body.id)) lines.set(body.id, body.text);
		if (answer === "lost after") throw connectionLost();
		return { id: body.id ?? "" };
	});
	const forget = vi.fn(async ({ params: { id } }: { params: { id: string } }) => {
		if (!lines.delete(id)) throw new ApiError(problem("not_found"));
		return { deleted: 1 };
	});
	const clearMemory = vi.fn(async () => {
		lines.clear();
		return { deleted: 1 };
	});
	const open = () => createOutbox({ ...unused, logConversation, forget }, kept);
	return { shelf, kept, open, answers, said: () => [...lines.values()], logConversation, forget, clearMemory };
}
/** These tests change no settings. */
const unused = { changePreferences: vi.fn(), words: vi.fn(), changeWords: vi.fn() };
const line = (text: string): ConversationEntry => ({ role: "user", text });
const settle = () => vi.advanceTimersByTimeAsync(0);

test("lines are sent in order, each with its id and time, and then removed from the store", async () => {
	const { shelf, open, said, logConversation } = begin();
	const outbox = open();
	for (const text of ["one", "two", "three"]) void outbox.add(line(text));
	await settle();
	expect(said()).toEqual(["one", "two", "three"]);
	expect(logConversation.mock.calls[0]?.[0].body).toMatchObject({ id: expect.any(String), at: expect.any(String) });
	expect(await shelf.all("outbox")).toEqual([]);
});

test.each(["lost before", "busy", "logged out"] as const)(
	"%s: the line stays pending, and so do those behind it",
	async (answer) => {
		const { open, said, answers } = begin();
		const outbox = open();
		answers.push(answer, answer);
		await outbox.add(line("one"));
		await outbox.add(line("two"));
		await settle();
		expect(said()).toEqual([]);
		await vi.advanceTimersByTimeAsync(5_000);
		expect(said()).toEqual(["one", "two"]);
	},
);

test("a lost answer does not duplicate the line", async () => {
	const { open, said, answers, logConversation } = begin();
	answers.push("lost after");
	await open().add(line("one"));
	await vi.advanceTimersByTimeAsync(1_000);
	expect(logConversation).toHaveBeenCalledTimes(2);
	expect(said()).toEqual(["one"]);
});

test("a line that the server refuses does not block the others", async () => {
	const { open, said, answers } = begin();
	const outbox = open();
	answers.push("refused");
	await outbox.add(line("one"));
	await outbox.add(line("two"));
	await settle();
	expect(said()).toEqual(["two"]);
});

test("a line that fails again and again is sent after the others, retried, and reported", async () => {
	const { kept, open, said, shelf, logConversation } = begin();
	const outbox = open();
	await outbox.add(line("poison"));
	await outbox.add(line("two"));
	await settle();
	expect(said()).toEqual([]);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(said()).toEqual(["two"]);
	await outbox.add(line("three"));
	await settle();
	expect(said()).toEqual(["two", "three"]);
	expect(await outbox.send()).toBe(1);
	expect((await unsentLines(outbox, kept)).waiting).toMatchObject([{ isHard: true, line: { text: "poison" } }]);
	// The server works again.
	logConversation.mockImplementation(async () => ({ id: "" }));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await shelf.all("outbox")).toEqual([]);
	expect((await unsentLines(outbox, kept)).waiting).toEqual([]);
});

test("a deleted line is removed here at once, on the server as soon as possible, and can be restored", async () => {
	const { kept, open, said, answers, forget } = begin();
	const outbox = open();
	await outbox.add(line("sent"));
	await settle();
	answers.push("lost before");
	await outbox.add(line("waits"));
	await settle();
	const { session } = await unsentLines(outbox, kept);
	forget.mockRejectedValueOnce(connectionLost());
	for (const each of session) await forgetLine(outbox, kept, each);
	const after = await unsentLines(outbox, kept);
	expect([after.session, after.waiting]).toEqual([[], []]);
	expect([...after.forgotten]).toEqual(session.map(({ id }) => id));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(said()).toEqual([]);
	for (const each of session) await putBackLine(outbox, each);
	await settle();
	expect(said()).toEqual(["sent", "waits"]);
	const { forgotten, session: again } = await unsentLines(outbox, kept);
	expect([forgotten.size, again]).toEqual([0, session]);
});

test("everything is deleted here only after the server has deleted it, and new lines stay", async () => {
	const { kept, open, said, answers, shelf, clearMemory } = begin();
	const outbox = open();
	answers.push("lost before");
	await outbox.add(line("one"));
	clearMemory.mockRejectedValueOnce(connectionLost());
	await expect(forgetAllLines(outbox, kept, { clearMemory })).rejects.toThrow();
	expect(await shelf.all("outbox")).toHaveLength(1);
	await forgetAllLines(outbox, kept, { clearMemory });
	expect(await shelf.all("outbox")).toEqual([]);
	await outbox.add(line("two"));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(said()).toEqual(["two"]);
	expect((await unsentLines(outbox, kept)).session).toMatchObject([{ text: "two" }]);
});

test("damaged or unknown items in the store block nothing and cause no error", async () => {
	const { kept, open, said, shelf } = begin();
	for (const [id, value] of Object.entries({ 1: "garbled", 2: null, 3: { role: "user" }, 4: { forget: 7 }, 5: [] }))
		await shelf.put("outbox", id, value);
	const outbox = open();
	expect((await unsentLines(outbox, kept)).waiting).toEqual([]);
	await outbox.add(line("one"));
	await settle();
	expect(said()).toEqual(["one"]);
	expect(await shelf.all("outbox")).toEqual([]);
});

test("items left by a page that was closed while sending are sent by the next, once", async () => {
	const { open, said, answers, logConversation } = begin();
	const hung = Promise.withResolvers<never>();
	logConversation.mockImplementationOnce(() => hung.promise);
	await open().add(line("one"));
	answers.push("lost after");
	await settle();
	// The page is gone, and its lock with it.
	hung.reject(connectionLost());
	await settle();
	const next = open();
	await next.add(line("two"));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(said()).toEqual(["one", "two"]);
});

test("two pages that send at once send each line once, in order", async () => {
	const { open, said, logConversation } = begin();
	const [one, other] = [open(), open()];
	await Promise.all([one.add(line("a")), other.add(line("b")), one.add(line("c")), other.add(line("d"))]);
	await settle();
	expect(said()).toEqual(["a", "b", "c", "d"]);
	expect(logConversation).toHaveBeenCalledTimes(4);
});

test("returns the number of pending items", async () => {
	const { open, answers } = begin();
	const outbox = open();
	answers.push(...Array.from({ length: 9 }, () => "lost before" as const));
	for (const text of ["one", "two", "three"]) await outbox.add(line(text));
	await settle();
	expect(await outbox.send()).toBe(3);
});

test("ids sort in the order they were made, whatever the clock does", () => {
	const made = [5, 5, 7, 3, 9].map((at) => orderedId(Date.UTC(2026, 1, 1) + at));
	expect([...made].sort()).toEqual(made);
	expect(new Set(made.map((id) => timeOf(id).getTime())).size).toBe(made.length);
	for (const id of made) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
