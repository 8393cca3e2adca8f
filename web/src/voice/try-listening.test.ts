import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listen, ListeningEvent } from "./listening.ts";
import { type Trial, tryListening } from "./try-listening.ts";

let reported: Trial[];
let say: (event: ListeningEvent) => void;
let stopped: PromiseWithResolvers<void>;
const abandoned = vi.fn();
const listen: Listen = (report, isOffRecord) => {
	expect(isOffRecord).toBe(true);
	say = report;
	return { pause() {}, resume() {}, stop: () => stopped.promise, abandon: abandoned };
};
const begin = () => tryListening(listen, (trial) => reported.push(trial));
const settled = async () => {
	stopped.resolve();
	await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
	vi.useFakeTimers();
	reported = [];
	stopped = Promise.withResolvers();
	abandoned.mockClear();
});
afterEach(() => vi.useRealTimers());

test("it listens for five seconds from `ready`, and shows the last words", async () => {
	const trying = begin();
	expect(reported).toEqual([{ state: "opening" }]);
	await vi.advanceTimersByTimeAsync(9_000);
	say({ type: "ready" });
	say({ type: "partial", text: "would you" });
	say({ type: "final", text: "would you like" });
	say({ type: "partial", text: "some" });
	expect(reported.at(-1)).toEqual({ state: "listening", text: "would you like some" });
	await vi.advanceTimersByTimeAsync(4_999);
	expect(reported.at(-1)).toMatchObject({ state: "listening" });
	await vi.advanceTimersByTimeAsync(1);
	expect(reported.at(-1)).toEqual({ state: "writing", text: "would you like some" });
	say({ type: "final", text: "some tea" });
	await settled();
	await trying.over;
	expect(reported.at(-1)).toEqual({ state: "heard", text: "would you like some tea" });
});

test("a trial without words reports `nothing`", async () => {
	const trying = begin();
	say({ type: "ready" });
	trying.enough();
	trying.enough();
	await settled();
	expect(reported.at(-1)).toEqual({ state: "nothing" });
});

test("a recogniser that does not begin in ten seconds is reported as slow and abandoned", async () => {
	begin();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(reported.at(-1)).toEqual({ state: "failed", problem: "slow" });
	expect(abandoned).toHaveBeenCalledOnce();
	say({ type: "final", text: "too late" });
	expect(reported.at(-1)).toEqual({ state: "failed", problem: "slow" });
});

test("a failing recogniser reports why; its words stay", () => {
	begin();
	say({ type: "failed", problem: "refused" });
	expect(reported.at(-1)).toEqual({ state: "failed", problem: "refused" });
	begin();
	say({ type: "ready" });
	say({ type: "partial", text: "hello" });
	say({ type: "failed", problem: "unreachable" });
	expect(reported.at(-1)).toEqual({ state: "heard", text: "hello" });
});

test("an abandoned trial emits nothing more", async () => {
	const trying = begin();
	say({ type: "ready" });
	trying.abandon();
	const count = reported.length;
	say({ type: "partial", text: "hello" });
	await vi.advanceTimersByTimeAsync(20_000);
	await trying.over;
	expect(reported).toHaveLength(count);
});
