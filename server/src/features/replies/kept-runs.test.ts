import { requestFor } from "@sayso/replies/testing/request.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RunsInMemory, turnKey } from "./kept-runs.ts";
import { MakingRun } from "./reply-run.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const key = (text: string, engine = "A model") => turnKey(engine, requestFor(text), []);

/** A set with one card, whose second card never comes. */
function endless() {
	const ended = vi.fn();
	const run = new MakingRun({
		async *start(signal) {
			yield { text: "Yes.", tone: "positive", emoji: "🙂", keyword: "yes" };
			await new Promise((resolve) => signal.addEventListener("abort", resolve));
			ended();
		},
		settle: async () => {},
	});
	return { run, ended };
}

const kept = () => new RunsInMemory({ info: () => {} });

test("a set is kept for ten minutes", async () => {
	const runs = kept();
	const { run, ended } = endless();
	runs.keep("robin", key("tea?"), run, false);
	await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
	expect(runs.has("robin", key("Tea?"))).toBe(true);
	await vi.advanceTimersByTimeAsync(1);
	expect(runs.has("robin", key("tea?"))).toBe(false);
	expect(ended).toHaveBeenCalledOnce();
});

test("it is of that person, that engine and those circumstances alone", () => {
	const runs = kept();
	runs.keep("robin", key("tea?"), endless().run, false);
	expect(runs.has("kim", key("tea?"))).toBe(false);
	expect(runs.has("robin", key("tea?", "Another"))).toBe(false);
	const steered = { ...requestFor("tea?"), steer: { direction: "joke" as const } };
	expect(runs.has("robin", turnKey("A model", steered, []))).toBe(false);
});

test("of a person four are kept, the newest", () => {
	const runs = kept();
	const words = ["one", "two", "three", "four", "five"];
	for (const word of words) runs.keep("robin", key(word), endless().run, false);
	expect(words.filter((word) => runs.has("robin", key(word)))).toEqual(["two", "three", "four", "five"]);
});

test("asking for another turn ends a run that has no reader, and leaves one that has", async () => {
	const runs = kept();
	const [unread, read] = [endless(), endless()];
	runs.keep("robin", key("tea?"), unread.run, false);
	runs.keep("robin", key("coffee?"), read.run, false);
	const reader = read.run.read(new AbortController().signal);
	await reader.next();
	runs.take("robin", key("water?"));
	await unread.run.over;
	expect(read.ended).not.toHaveBeenCalled();
	await runs.forget("robin");
	expect(read.ended).toHaveBeenCalledOnce();
});
