import type { Answer } from "@sayso/contract/entities/answer.ts";
import { type ErrorCode, problem } from "@sayso/contract/errors.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, connectionLost } from "../../../api/api-error.ts";
import { setCount } from "../../../conversation/commands.ts";
import { coffee, fresh, response, tea } from "../../../testing/example-states.ts";
import { scriptedOutside } from "../../../testing/scripted-outside.ts";
import { createCommunicator } from "./communicator.ts";

const settle = () => vi.advanceTimersByTimeAsync(0);
const begin = () => {
	const script = scriptedOutside();
	const communicator = createCommunicator(fresh, script.outside);
	return { ...script, communicator };
};
const submit = (communicator: ReturnType<typeof begin>["communicator"], text: string) => {
	communicator.give({ type: "typed", text });
	communicator.give({ type: "processText" });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a turn: listening, replies, pick, speech, log, in order", async () => {
	const { communicator, outside, listenings, spoken, answers } = begin();
	answers(async function* () {
		yield { type: "answer", index: 0, answer: tea };
		yield { type: "done", response: response(tea, coffee) };
	});
	communicator.give({ type: "startListening" });
	const [listening] = listenings;
	listening?.notify({ type: "ready" });
	listening?.notify({ type: "final", text: "Tea or coffee?" });
	communicator.give({ type: "stopAndProcess" });
	expect(listening?.calls).toEqual(["stop"]);
	listening?.close();
	await settle();
	expect(outside.api.generateEvents).toHaveBeenCalledWith(
		expect.objectContaining({ body: { text: "Tea or coffee?", is_try_again: false } }),
	);
	expect(communicator.state.cards).toEqual([tea, coffee]);
	expect(outside.onGenerated).toHaveBeenCalledOnce();

	communicator.give({ type: "pickAnswer", index: 0 });
	expect(spoken.map(({ text }) => text)).toEqual([tea.text]);
	spoken[0]?.notify({ type: "began", by: "voice" });
	expect(communicator.state.speech?.progress).toBe("voice");
	await settle();
	const { text, ...meta } = tea;
	expect(outside.log.mock.calls).toEqual([
		[{ role: "user", text: "Tea or coffee?" }],
		[{ role: "assistant", text, meta }],
	]);
});

test("replies requested right after a new number was chosen come in that number", async () => {
	const { communicator, outside } = begin();
	const { promise: saved, resolve } = Promise.withResolvers<void>();
	outside.saveCount.mockReturnValueOnce(saved);
	communicator.give(setCount(6).event);
	submit(communicator, "Tea or coffee?");
	await settle();
	expect(outside.api.generateEvents).not.toHaveBeenCalled();
	resolve();
	await settle();
	expect(outside.api.generateEvents).toHaveBeenCalledOnce();
});

test("sound begins inside the click: listening, speech and the tone are requested before give returns", () => {
	const { communicator, listenings, spoken } = begin();
	communicator.give({ type: "startListening" });
	expect(listenings).toHaveLength(1);
	communicator.give({ type: "sayWord", word: "Yes" });
	expect(spoken).toHaveLength(1);
});

test("the countdown runs while the microphone is open, stops in a pause, and ends the listening at zero", async () => {
	const { communicator, listenings } = begin();
	communicator.give({ type: "startListening" });
	await vi.advanceTimersByTimeAsync(5_000);
	expect(communicator.state).toMatchObject({ remaining: 30_000 });
	listenings[0]?.notify({ type: "ready", maxSeconds: 30 });
	await vi.advanceTimersByTimeAsync(10_000);
	expect(communicator.state).toMatchObject({ remaining: 20_000 });
	communicator.give({ type: "pause" });
	await vi.advanceTimersByTimeAsync(60_000);
	communicator.give({ type: "resume" });
	listenings[0]?.notify({ type: "ready", maxSeconds: 30 });
	await vi.advanceTimersByTimeAsync(20_000);
	expect(communicator.state.phase).toBe("processing");
	expect(listenings[0]?.calls).toEqual(["pause", "resume", "stop"]);
});

test("a restart abandons the old listening, and its later events are ignored", async () => {
	const { communicator, listenings } = begin();
	communicator.give({ type: "startListening" });
	communicator.give({ type: "stopAndProcess" });
	communicator.give({ type: "restart" });
	listenings[0]?.close();
	await settle();
	expect(listenings[0]?.calls).toEqual(["stop", "abandon"]);
	expect(communicator.state.phase).toBe("listening");
});

test("cancelling aborts the call, and its later events are ignored", async () => {
	const { communicator, answers } = begin();
	const release = Promise.withResolvers<void>();
	let aborted: AbortSignal | undefined;
	answers(async function* (signal) {
		aborted = signal;
		await release.promise;
		yield { type: "answer", index: 0, answer: tea };
	});
	submit(communicator, "Tea?");
	communicator.give({ type: "cancel" });
	release.resolve();
	await settle();
	expect(aborted?.aborted).toBe(true);
	expect(communicator.state).toMatchObject({ phase: "processing", text: "Tea?", cards: [] });
});

test("a generation is reported as slow after two seconds", async () => {
	const { communicator, answers } = begin();
	answers(() => new ReadableStream());
	submit(communicator, "Tea?");
	await vi.advanceTimersByTimeAsync(1_999);
	expect(communicator.state).toMatchObject({ slow: false });
	await vi.advanceTimersByTimeAsync(1);
	expect(communicator.state).toMatchObject({ slow: true });
});

test("a refusal of the server is shown, and the text is restored", async () => {
	const { communicator, answers } = begin();
	answers(() => new ReadableStream({ start: (stream) => stream.error(new ApiError(problem("limit_exceeded"))) }));
	submit(communicator, "Tea?");
	await settle();
	expect(communicator.state).toMatchObject({ text: "Tea?", notice: { kind: "limitExceeded" } });
});

test("a lost connection is shown too, if no replies may be made in the browser", async () => {
	const { communicator, answers } = begin();
	answers(() => new ReadableStream({ start: (stream) => stream.error(connectionLost()) }));
	submit(communicator, "Tea?");
	await settle();
	expect(communicator.state).toMatchObject({ text: "Tea?", notice: { kind: "generationFailed", retry: true } });
});

/** Replies of the built-in engine in this browser. */
const made = (...answers: Answer[]) =>
	async function* () {
		for (const answer of answers) yield { ...answer, basic: true as const };
	};

const failing = (code: ErrorCode) => () =>
	new ReadableStream<never>({ start: (stream) => stream.error(new ApiError(problem(code))) });

test.each(["limit_exceeded", "too_many_requests", "internal", "unauthenticated", "busy"] as const)(
	"if the server answers %s, replies made in the browser can be picked, spoken and logged",
	async (code) => {
		const { communicator, outside, answers, spoken } = begin();
		answers(failing(code));
		outside.standIn.mockImplementationOnce(made(tea, coffee));
		submit(communicator, "Tea?");
		await settle();
		expect(communicator.state).toMatchObject({ phase: "idle", cards: [tea, coffee], repliesBy: "built-in" });
		expect(communicator.state.notice?.kind).toBe(
			{ limit_exceeded: "limitExceeded", too_many_requests: "stoodIn", internal: "stoodIn" }[code as string],
		);
		communicator.give({ type: "pickAnswer", index: 1 });
		expect(spoken.map(({ text }) => text)).toEqual([coffee.text]);
		expect(outside.log.mock.calls.map(([{ text }]) => text)).toEqual(["Tea?", coffee.text]);
	},
);

test("if the server does not answer, replies are made in the browser, and late ones are ignored", async () => {
	const { communicator, outside, answers } = begin();
	const release = Promise.withResolvers<void>();
	answers(async function* () {
		await release.promise;
		yield { type: "answer", index: 0, answer: tea };
	});
	outside.standIn.mockImplementationOnce(made(coffee, tea));
	submit(communicator, "Tea?");
	await vi.advanceTimersByTimeAsync(5_999);
	expect(outside.standIn).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	release.resolve();
	await settle();
	expect(communicator.state).toMatchObject({ phase: "idle", cards: [coffee, tea] });
});

test("a request for other replies includes those made in the browser", async () => {
	const { communicator, outside, answers } = begin();
	answers(failing("internal"));
	outside.standIn.mockImplementationOnce(made(tea, coffee));
	submit(communicator, "Tea?");
	await settle();
	communicator.give({ type: "tryAgain" });
	expect(outside.api.generateEvents).toHaveBeenLastCalledWith(
		expect.objectContaining({
			body: { text: "Tea?", is_try_again: true, shown: await Array.fromAsync(made(tea, coffee)()) },
		}),
	);
});

const ofServer = async function* () {
	yield { type: "answer" as const, index: 0, answer: coffee };
	yield { type: "done" as const, response: response(coffee, coffee) };
};

test("the browser's own model answers a turn that the server has counted and answered without a model", async () => {
	const { communicator, outside, answers } = begin();
	answers(ofServer);
	outside.better.mockReturnValueOnce(
		(async function* () {
			yield tea;
			yield { ...coffee, basic: true as const };
		})(),
	);
	submit(communicator, "Tea?");
	await settle();
	expect(communicator.state).toMatchObject({ phase: "idle", cards: [tea, coffee], repliesBy: "browser" });
	expect(outside.onGenerated).toHaveBeenCalledOnce();
	expect(outside.standIn).not.toHaveBeenCalled();
});

test("the server's replies stay if the browser's own model writes nothing", async () => {
	const { communicator, outside, answers } = begin();
	answers(ofServer);
	outside.better.mockReturnValueOnce(new ReadableStream({ start: (stream) => stream.error(new Error("gone")) }));
	submit(communicator, "Tea?");
	await settle();
	expect(communicator.state).toMatchObject({ phase: "idle", cards: [coffee, coffee], repliesBy: "built-in" });
});

test("the browser's own model is not used for a turn that the server refuses", async () => {
	const { communicator, outside, answers } = begin();
	answers(failing("limit_exceeded"));
	const written = vi.fn();
	outside.better.mockReturnValueOnce(new ReadableStream({ pull: written }, { highWaterMark: 0 }));
	submit(communicator, "Tea?");
	await settle();
	expect(written).not.toHaveBeenCalled();
	expect(communicator.state).toMatchObject({ text: "Tea?", cards: [], notice: { kind: "limitExceeded" } });
});

test("the server is tried first each time, and replies sent before a failure stay", async () => {
	const { communicator, outside, answers } = begin();
	answers(async function* () {
		yield { type: "answer", index: 0, answer: tea };
		throw new ApiError(problem("busy"));
	});
	submit(communicator, "Tea?");
	await settle();
	expect(outside.api.generateEvents).toHaveBeenCalledOnce();
	expect(outside.standIn).not.toHaveBeenCalled();
	expect(communicator.state.cards).toEqual([tea, undefined]);
});

test("the number of replies is saved, and reset if saving fails", async () => {
	const { communicator, outside } = begin();
	communicator.give({ type: "setCount", count: 6 });
	await settle();
	expect(outside.saveCount).toHaveBeenCalledWith(6);
	outside.saveCount.mockRejectedValueOnce(new ApiError(problem("invalid")));
	communicator.give({ type: "setCount", count: 4 });
	await settle();
	expect(communicator.state).toMatchObject({ count: 6, notice: { kind: "countNotSaved" } });
});

test("subscribers are called only on changes", () => {
	const { communicator } = begin();
	const reported = vi.fn();
	const stop = communicator.subscribe(reported);
	communicator.give({ type: "cancel" });
	expect(reported).not.toHaveBeenCalled();
	communicator.give({ type: "typed", text: "Hi" });
	stop();
	communicator.give({ type: "typed", text: "" });
	expect(reported).toHaveBeenCalledOnce();
});
