import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Ears } from "../testing/ears.ts";
import { browserRecogniser } from "./browser-recogniser.ts";
import type { ListeningEvent } from "./listening.ts";

let reported: ListeningEvent[];
const settle = () => vi.advanceTimersByTimeAsync(0);
const latest = () => Ears.all.at(-1) ?? expect.unreachable("nothing listens");

async function listening() {
	browserRecogniser("en-AU")((event) => reported.push(event));
	await settle();
}

beforeEach(() => {
	reported = [];
	Ears.all = [];
	Ears.count = 0;
	Ears.starts = "begins";
	vi.useFakeTimers();
	vi.stubGlobal("webkitSpeechRecognition", Ears);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe("final results", () => {
	const finals = () => reported.flatMap((event) => (event.type === "final" ? event.text : [])).join(" ");
	const android = () => vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (Linux; Android 15)" });

	test("a sentence that grows over several results is emitted once", async () => {
		await listening();
		latest().hear(["hi", true]);
		latest().hear(["hi", true], ["hi how", true]);
		latest().hear(["hi", true], ["hi how", true], ["Hi, how are you", true]);
		expect(finals()).toBe("hi how are you");
	});

	test("a sentence that grows in one result, and is repeated, is emitted once", async () => {
		await listening();
		latest().hear(["hello", true, 0]);
		latest().hear(["hello there", true, 0]);
		latest().hear(["hello there", true]);
		latest().hear(["hello there", true], ["how", false]);
		expect(reported.at(-1)).toEqual({ type: "partial", text: "how" });
		latest().hear(["hello there", true], ["how are you", true]);
		latest().hear(["hello there", true], ["how are you", true]);
		expect(finals()).toBe("hello there how are you");
	});

	test("words said twice, or again in the next listening, are emitted each time", async () => {
		await listening();
		latest().hear(["two", true]);
		latest().hear(["two", true], ["two", true]);
		latest().end();
		latest().hear(["two", true]);
		expect(finals()).toBe("two two two");
	});

	test("a final without confidence on Android may still change, and is kept if nothing follows", async () => {
		android();
		await listening();
		latest().hear(["I scream", true, 0]);
		expect(reported.at(-1)).toEqual({ type: "partial", text: "I scream" });
		latest().hear(["ice cream", true, 0], ["ice cream", true, 0]);
		latest().hear(["ice cream is good", true, 0.9]);
		expect(finals()).toBe("ice cream is good");
		latest().hear(["ice cream is good", true, 0.9], ["really", true, 0]);
		latest().end();
		expect(finals()).toBe("ice cream is good really");
	});
});

describe("a recogniser that does not listen", () => {
	const failed = { type: "failed", problem: "unavailable" };
	const allowed = (state: string, more = {}) =>
		vi.stubGlobal("navigator", { permissions: { query: async () => ({ state }) }, ...more });

	test("that does nothing at all is reported within 5 s, and does not begin later", async () => {
		Ears.starts = "never";
		await listening();
		await vi.advanceTimersByTimeAsync(5_000);
		expect(reported).toEqual([failed]);
		expect(latest().running).toBe(false);
	});

	test("gets more time while the browser asks for the microphone, but not in a home screen app", async () => {
		Ears.starts = "never";
		allowed("prompt");
		await listening();
		await vi.advanceTimersByTimeAsync(40_000);
		expect(reported).toEqual([]);
		latest().onstart();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(reported).toEqual([{ type: "ready" }]);
		reported = [];
		allowed("prompt", { standalone: true });
		await listening();
		await vi.advanceTimersByTimeAsync(5_000);
		expect(reported).toEqual([failed]);
	});

	test("that ends at once again and again is reported, and is not restarted for ever", async () => {
		Ears.starts = "ends";
		await listening();
		await vi.advanceTimersByTimeAsync(2_000);
		expect(reported).toEqual([failed]);
		expect(Ears.count).toBeLessThan(5);
	});

	test("that refuses to begin is reported", async () => {
		Ears.starts = "throws";
		await listening();
		expect(reported).toEqual([failed]);
	});

	test.each([
		["prompt", "unanswered"],
		["denied", "refused"],
	])("that got no microphone is reported by whether the browser can ask again: %s", async (state, problem) => {
		allowed(state);
		await listening();
		latest().onerror({ error: "not-allowed" });
		latest().end();
		await settle();
		expect(reported.slice(1)).toEqual([{ type: "failed", problem }]);
		expect(latest().running).toBe(false);
	});
});
