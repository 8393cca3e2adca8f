import { problem } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import { messages } from "@sayso/contract/messages.ts";
import { describe, expect, test } from "vitest";
import { coffee, done, fresh, reply, states, tea } from "../testing/example-states.ts";
import type { Effect, Event } from "./events.ts";
import { fold } from "./machine.ts";
import type { State } from "./state.ts";

/** The state and effects after some events. */
const after = (state: State, ...events: Event[]): { state: State; effects: Effect[] } =>
	events.reduce<{ state: State; effects: Effect[] }>(
		(before, event) => {
			const [next, effects] = fold(before.state, event);
			return { state: next, effects: [...before.effects, ...effects] };
		},
		{ state, effects: [] },
	);
const hears = (type: "partial" | "final", text: string): Event => ({ type: "listening", event: { type, text } });
const closed: Event = { type: "listening", event: { type: "closed" } };
const failed = (generation: number, code: Parameters<typeof problem>[0]): Event => ({
	type: "generated",
	generation,
	event: { type: "failed", problem: problem(code) },
});

describe("a prompt over the limit", () => {
	const most = limits.promptCharacters;
	const typed = (state: State, text: string) => fold(state, { type: "typed", text })[0].text;

	test.each([
		[
			"ends in the midst of a word",
			`${"word ".repeat(most / 5 - 1)}internationalisation`,
			`${"word ".repeat(most / 5 - 1)}`.trim(),
		],
		["ends with a word", `${"word ".repeat(most / 5)}more`, `${"word ".repeat(most / 5)}`.trim()],
		["fits", "word ".repeat(most / 5), "word ".repeat(most / 5)],
		["is one word", "x".repeat(most + 5), "x".repeat(most)],
	])("a paste that %s keeps whole words", (_, pasted, kept) => {
		expect(typed(fresh, pasted)).toBe(kept);
	});

	test("one more letter is ignored, and the word before it stays", () => {
		const full: State = { ...fresh, phase: "processing", text: `${"word ".repeat(most / 5 - 1)}words` };
		expect(typed(full, `${full.text}x`)).toBe(full.text);
	});
});

describe("listening", () => {
	test("finals are appended, partials replaced; after Stop & Process the last words come, then it submits", () => {
		const heard = after(fresh, { type: "startListening" }, hears("final", "How was"), hears("partial", "you"));
		expect(heard.state).toMatchObject({ text: "How was", partial: "you", remaining: 30_000 });
		const stopped = after(heard.state, { type: "stopAndProcess" }, hears("final", "your day?"), closed);
		expect(stopped.state.phase).toBe("generating");
		expect(stopped.effects.at(-1)).toMatchObject({ type: "generate", text: "How was your day?", isTryAgain: false });
	});

	test("the countdown runs only with an open microphone and not in a pause", () => {
		const opening = after(fresh, { type: "startListening" }, { type: "tick", elapsed: 9_000 });
		expect(opening.state).toMatchObject({ remaining: 30_000 });
		const ready: Event = { type: "listening", event: { type: "ready", maxSeconds: 20 } };
		const paused = after(opening.state, ready, { type: "tick", elapsed: 5_000 }, { type: "pause" });
		expect(after(paused.state, { type: "tick", elapsed: 9_000 }).state).toMatchObject({ remaining: 15_000 });
	});

	test("at the time limit the text stays for Process Text, which waits for the last words", () => {
		const { state } = after(states.listening, { type: "tick", elapsed: 500 }, { type: "processText" });
		expect(state.phase).toBe("processing");
		const { effects } = after(state, hears("final", "your day?"), closed);
		expect(effects.at(-1)).toMatchObject({ type: "generate", text: "How was your day?" });
	});

	test("a listening without words is reported", () => {
		const { state } = after(fresh, { type: "startListening" }, { type: "stopAndProcess" }, closed);
		expect(state).toMatchObject({ phase: "idle", notice: { kind: "nothingHeard" } });
	});

	test("a failure keeps the words and shows the reason", () => {
		const { state } = after(states.listening, { type: "listening", event: { type: "failed", problem: "unreachable" } });
		expect(state).toMatchObject({ text: "How was", notice: { kind: "listeningFailed", problem: "unreachable" } });
	});

	test("a silent microphone is reported, keeps the words, and the notice goes once there is sound", () => {
		const tells = (type: "silent" | "ready"): Event => ({ type: "listening", event: { type } });
		const silent = after(states.listening, tells("silent"));
		expect(silent.state).toMatchObject({
			...{ phase: "listening", hearing: "silent", text: "How was" },
			notice: { kind: "microphoneSilent" },
		});
		const again = after(silent.state, hears("final", "your day?"), tells("ready"));
		expect(again.state).toMatchObject({ hearing: "heard", text: "How was your day?", notice: undefined });
		const stopped = after(silent.state, { type: "stopAndProcess" }, closed);
		expect(stopped.effects.at(-1)).toMatchObject({ type: "generate", text: "How was" });
	});

	test("a failure after Stop & Process submits the words, and warns that some may be missing", () => {
		const broken: Event = { type: "listening", event: { type: "failed", problem: "unreachable" } };
		const notice = { kind: "listeningFailed", problem: "unreachable" };
		const stopped = after(states.listening, { type: "stopAndProcess" }, hears("final", "your day?"), broken, closed);
		expect(stopped.state).toMatchObject({ phase: "generating", notice });
		expect(stopped.effects.at(-1)).toMatchObject({ type: "generate", text: "How was your day?" });
		const nothing = after(fresh, { type: "startListening" }, { type: "stopAndProcess" }, broken, closed);
		expect(nothing.state).toMatchObject({ phase: "idle", notice });
	});

	test("leaving keeps even the partial words", () => {
		expect(after(states.listening, { type: "leave" }).state.text).toBe("How was your");
	});

	test("editing the text while the last words come prevents its submission", () => {
		const { state, effects } = after(
			states.listening,
			{ type: "stopAndProcess" },
			{ type: "typed", text: "How is" },
			hears("final", "work?"),
			closed,
		);
		expect(state).toMatchObject({ phase: "processing", text: "How is work?" });
		expect(effects.map(({ type }) => type)).not.toContain("generate");
	});
});

describe("replies", () => {
	test("have fixed places; one that shows never changes", () => {
		const other = reply("Something else.");
		const { state } = after(
			states.generating,
			{ type: "generated", generation: 1, event: { type: "answer", index: 0, answer: other } },
			done(1, other, coffee),
		);
		expect(state.cards).toEqual([tea, coffee]);
	});

	test("have as many places as were requested", () => {
		const { state } = after(
			fresh,
			{ type: "setCount", count: 6 },
			{ type: "typed", text: "Hi" },
			{ type: "processText" },
		);
		expect(state.cards).toEqual(Array.from({ length: 6 }));
	});

	test("the prompt is logged once, when it is answered, and not for a retry", () => {
		const once = after(fresh, { type: "typed", text: " Tea? " }, { type: "processText" }, done(1, tea));
		expect(once.state.log).toEqual([{ by: "partner", text: "Tea?" }]);
		expect(once.state.text).toBe("");
		expect(after(once.state, { type: "tryAgain" }, done(2, coffee)).state.log).toHaveLength(1);
	});

	test("Try Again requests replies to the last prompt once more", () => {
		expect(after(states.idle, { type: "tryAgain" }).effects.at(-1)).toEqual({
			type: "generate",
			text: "Tea or coffee?",
			isTryAgain: true,
			generation: 2,
		});
	});

	test("carry the plan’s listening time, and whether the built-in engine made them", () => {
		expect(after(states.generating, done(1, tea)).state).toMatchObject({ seconds: 60, repliesBy: "built-in" });
	});

	test("text typed meanwhile waits for Process Text", () => {
		const { state } = after(states.generating, { type: "typed", text: "And then?" }, done(1, tea));
		expect(state).toMatchObject({ phase: "processing", text: "And then?" });
	});
});

describe("a failed generation", () => {
	const waiting = after(states.processing, { type: "processText" }).state;

	test("restores the prompt and the earlier cards, and can be retried without logging twice", () => {
		const { state } = after(waiting, failed(2, "generation_failed"));
		expect(state).toMatchObject({ phase: "processing", text: "How was your day?", cards: [tea, coffee] });
		expect(state.notice).toEqual({
			kind: "generationFailed",
			title: messages.communicator.generationFailed,
			detail: "",
			retry: true,
		});
		const again = after(state, { type: "retry" });
		expect(again.effects).toEqual([{ type: "generate", text: "How was your day?", isTryAgain: false, generation: 3 }]);
		const answered = after(again.state, done(3, tea)).state;
		expect(answered).toMatchObject({ phase: "idle", text: "" });
		expect(answered.log).toHaveLength(1);
	});

	test("at the limit of the plan shows what the person can do", () => {
		expect(after(waiting, failed(2, "limit_exceeded")).state.notice).toEqual({ kind: "limitExceeded" });
	});

	test("of Try Again leaves the box empty and the cards unchanged", () => {
		const { state } = after(states.idle, { type: "tryAgain" }, failed(2, "internal"));
		expect(state).toMatchObject({ phase: "idle", text: "", cards: [tea, coffee] });
	});

	test("keeps the replies that came", () => {
		const { state } = after(states.generating, failed(1, "internal"));
		expect(state).toMatchObject({ phase: "idle", text: "", cards: [tea, undefined] });
	});
});

describe("a choice", () => {
	test("speaks the reply, logs it with its meta, clears the cards and the counters", () => {
		const { state, effects } = after({ ...states.idle, submissions: 2, retries: 3 }, { type: "pickAnswer", index: 1 });
		expect(state).toMatchObject({ cards: [], submissions: 0, retries: 0, speech: { text: coffee.text } });
		const meta = { tone: "positive", emoji: "🙂", keyword: "tea" };
		expect(effects).toContainEqual({ type: "log", entry: { role: "assistant", text: coffee.text, meta } });
	});

	test.each(["Yes", "No"] as const)("%s is spoken and logged as the person’s own word", (word) => {
		const { state, effects } = after(states.idle, { type: "sayWord", word });
		expect(state.cards).toEqual([]);
		expect(effects).toEqual([
			{ type: "speak", text: word },
			{ type: "log", entry: { role: "user", text: word } },
		]);
	});

	test("while replies still come logs the prompt first", () => {
		const { state } = after(states.generating, { type: "pickAnswer", index: 0 });
		expect(state.log.map(({ text }) => text)).toEqual(["How was your day?", tea.text]);
	});

	test("leaves waiting text unchanged", () => {
		expect(after(states.processing, { type: "sayWord", word: "No" }).state.text).toBe("How was your day?");
	});
});

describe("skipping replies", () => {
	const submits = (text: string, generation: number): Event[] => [
		{ type: "typed", text },
		{ type: "processText" },
		done(generation, tea),
	];

	test("the third submission in a row is not sent; the text stays, and a pick allows it", () => {
		const { state } = after(fresh, ...submits("one", 1), ...submits("two", 2), ...submits("three", 3));
		const third = after(state, { type: "typed", text: "four" }, { type: "processText" });
		expect(third.effects).toEqual([]);
		expect(third.state).toMatchObject({ phase: "processing", text: "four", notice: { kind: "pickToContinue" } });
		const freed = after(third.state, { type: "sayWord", word: "Yes" }, { type: "processText" });
		expect(freed.state.phase).toBe("generating");
	});

	test("three retries are made, the fourth asks for a pick", () => {
		const retries = [2, 3, 4].flatMap((generation): Event[] => [{ type: "tryAgain" }, done(generation, tea)]);
		const third = after(states.idle, ...retries).state;
		expect(third.generation).toBe(4);
		const fourth = after(third, { type: "tryAgain" });
		expect(fourth.state).toMatchObject({ phase: "idle", notice: { kind: "pickBeforeRetry" } });
		expect(fourth.effects).toEqual([{ type: "earcon" }]);
	});
});

describe("the voice", () => {
	const speaking = (type: "ended" | "failed"): Event => ({ type: "speaking", event: { type } });
	const saying = after(states.idle, { type: "pickAnswer", index: 0 }).state;

	test("is named, ends, and can repeat its text", () => {
		const began: Event = { type: "speaking", event: { type: "began", by: "browser" } };
		expect(after(saying, began).state.speech?.progress).toBe("browser");
		const again = after(saying, began, speaking("ended"), { type: "sayAgain" });
		expect(again.effects).toEqual([{ type: "speak", text: tea.text, tone: tea.tone }]);
		expect(after(saying, began, { type: "sayLouder" }).effects).toEqual([{ ...again.effects[0], louder: true }]);
		expect(again.state.log).toEqual(saying.log);
	});

	test("can be stopped", () => {
		const { state, effects } = after(saying, { type: "stopSpeaking" });
		expect(effects).toEqual([{ type: "stopSpeaking" }]);
		expect(state.speech?.progress).toBe("said");
	});

	test("that fails leaves the words on the screen", () => {
		expect(after(saying, speaking("failed")).state.speech).toEqual({
			text: tea.text,
			tone: tea.tone,
			progress: "silent",
		});
	});
});

test("a number of replies that could not be saved is reset, unless a later one was chosen", () => {
	const chosen = after(fresh, { type: "setCount", count: 6 });
	expect(chosen.effects).toEqual([{ type: "saveCount", count: 6, previous: 2 }]);
	const refused: Event = { type: "countNotSaved", count: 6, previous: 2 };
	expect(after(chosen.state, refused).state).toMatchObject({ count: 2, notice: { kind: "countNotSaved" } });
	expect(after(chosen.state, { type: "setCount", count: 4 }, refused).state.count).toBe(4);
});
