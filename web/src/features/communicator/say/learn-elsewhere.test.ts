import type { MemoryCursor, Remembered } from "@sayso/contract/v1/memory.ts";
import { expect, test, vi } from "vitest";
import type { z } from "zod";
import { keptInMemory } from "../../../kept/in-memory.ts";
import { ownWordsOf } from "../../../prediction/own-words.ts";
import { learnElsewhere } from "./learn-elsewhere.ts";

const own = { role: "assistant", meta: { kind: "own" } } as const;
const line = (text: string, minute: number, about: Partial<Remembered> = own): Remembered => ({
	...{ role: "user", id: `line ${minute}`, text, created_at: new Date(minute * 60_000).toISOString() },
	...about,
});

/** A server with two lines per page, and a device. */
function begin(all: Remembered[], retention_days = 90) {
	const kept = keptInMemory();
	const memory = vi.fn(async ({ query }: { query?: { after?: z.input<typeof MemoryCursor> | undefined } } = {}) => {
		const newest = [...all].sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
		const from = query?.after ? newest.findIndex((each) => query.after === `${each.created_at}~${each.id}`) + 1 : 0;
		const entries = newest.slice(from, from + 2);
		const last = entries.at(-1);
		const next = last && from + 2 < newest.length ? `${last.created_at}~${last.id}` : null;
		return { total: all.length, retention_days, entries, next };
	});
	const words = async () =>
		Object.fromEntries([...(await ownWordsOf(kept)).sayings.values()].map(({ text, count }) => [text, count]));
	const learn = async (forgotten = new Set<string>()) =>
		learnElsewhere({ memory }, kept, await ownWordsOf(kept), forgotten);
	return { kept, memory, learn, words, all };
}

test("a new device learns only the person's own words from Memory", async () => {
	const reply = { role: "assistant", meta: { tone: "positive", emoji: "🙂", keyword: "tea" } } as const;
	const { learn, words } = begin([
		line("I like the sea.", 1),
		line("Would you like tea?", 2, { role: "user" }),
		line("Yes, please.", 3, reply),
		line("I like the sea. My knee hurts.", 4),
		line("Deleted on the train.", 5),
	]);
	await learn(new Set(["line 5"]));
	expect(await words()).toEqual({ "I like the sea.": 2, "My knee hurts.": 1 });
});

test("later it learns only new lines, does not count local ones twice, and forgotten ones stay forgotten", async () => {
	const { kept, learn, words, all, memory } = begin([line("I like the sea.", 1), line("Good night.", 2)]);
	const here = await ownWordsOf(kept);
	await here.learn("I like the sea.");
	await learn();
	expect(await words()).toEqual({ "I like the sea.": 1, "Good night.": 1 });
	await here.forget("Good night.");
	all.push(line("My knee hurts.", 3));
	memory.mockClear();
	await learn();
	expect(await words()).toEqual({ "I like the sea.": 1, "My knee hurts.": 1 });
	expect(memory).toHaveBeenCalledOnce();
});

test("with Memory off it learns nothing", async () => {
	const { learn, words } = begin([line("I like the sea.", 1)], 0);
	await learn();
	expect(await words()).toEqual({});
});

test("if the server fails midway, it continues from there", async () => {
	const { learn, words, memory } = begin([line("One.", 1), line("Two.", 2), line("Three.", 3)]);
	memory
		.mockImplementationOnce(memory.getMockImplementation() as typeof memory)
		.mockRejectedValueOnce(new Error("lost"));
	await expect(learn()).rejects.toThrow("lost");
	expect(await words()).toEqual({});
	await learn();
	expect(await words()).toEqual({ "One.": 1, "Two.": 1, "Three.": 1 });
});
