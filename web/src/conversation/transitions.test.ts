import { problem } from "@sayso/contract/errors.ts";
import { describe, expect, test } from "vitest";
import { coffee, response, states, tea } from "../testing/example-states.ts";
import type { Event } from "./events.ts";
import { fold, isPossible } from "./machine.ts";

const phases = ["idle", "listening", "paused", "processing", "generating"] as const;

/** Every event in every phase, in order. `-`: the state is unchanged; otherwise the next phase, then the effects. */
const table: Record<string, [event: Event, outcomes: string[]]> = {
	"Start Listen": [
		{ type: "startListening" },
		["listening stopSpeaking startListening", "-", "-", "listening stopSpeaking startListening", "-"],
	],
	"Stop & Process": [{ type: "stopAndProcess" }, ["-", "idle stopListening", "idle stopListening", "-", "-"]],
	Pause: [{ type: "pause" }, ["-", "paused pauseListening", "-", "-", "-"]],
	Resume: [{ type: "resume" }, ["-", "-", "listening resumeListening", "-", "-"]],
	Restart: [
		{ type: "restart" },
		[
			"-",
			"listening abandonListening stopSpeaking startListening",
			"listening abandonListening stopSpeaking startListening",
			"listening abandonListening stopSpeaking startListening",
			"-",
		],
	],
	typing: [
		{ type: "typed", text: "Hi" },
		["processing", "processing stopListening", "processing stopListening", "processing", "generating"],
	],
	clearing: [
		{ type: "typed", text: "" },
		["idle", "idle abandonListening", "idle abandonListening", "idle", "generating"],
	],
	"Process Text": [{ type: "processText" }, ["-", "-", "-", "generating generate", "-"]],
	Cancel: [{ type: "cancel" }, ["-", "-", "-", "-", "idle abortGeneration"]],
	"retry without a failure": [{ type: "retry" }, ["-", "-", "-", "-", "-"]],
	"Try Again": [{ type: "tryAgain" }, ["generating earcon generate", "-", "-", "generating earcon generate", "-"]],
	"turning the replies": [
		{ type: "steer", steer: { direction: "agree" } },
		["generating generate", "-", "-", "generating generate", "-"],
	],
	"choosing a word": [{ type: "nameWord", place: 0 }, ["generating generate", "-", "-", "generating generate", "-"]],
	"wanting to choose words": [{ type: "nameWords" }, ["idle", "listening", "paused", "processing", "generating"]],
	"picking a reply": [
		{ type: "pickAnswer", index: 0 },
		[
			"idle speak log focusMainAction",
			"listening speak log focusMainAction",
			"paused speak log focusMainAction",
			"processing speak log focusMainAction",
			"idle speak abortGeneration log log focusMainAction",
		],
	],
	"listing values where none are known": [{ type: "openOthers" }, ["-", "-", "-", "-", "-"]],
	"leaving a list that is not open": [{ type: "closeOthers" }, ["-", "-", "-", "-", "-"]],
	"a value while no list is open": [{ type: "pickOther", answer: tea }, ["-", "-", "-", "-", "-"]],
	"values that are known": [
		{ type: "asked", generation: 1, others: "Other number…" },
		["idle", "listening", "paused", "processing", "generating"],
	],
	"values known of a prompt before": [{ type: "asked", generation: 0, others: "Other…" }, ["-", "-", "-", "-", "-"]],
	"picking an empty place": [{ type: "pickAnswer", index: 5 }, ["-", "-", "-", "-", "-"]],
	Yes: [
		{ type: "sayWord", word: "Yes" },
		[
			"idle speak log",
			"listening speak log",
			"paused speak log",
			"processing speak log",
			"idle speak abortGeneration log log",
		],
	],
	"a phrase that can always be said": [
		{ type: "sayPhrase", text: "Wait" },
		["idle speak log", "listening speak log", "paused speak log", "processing speak log", "generating speak log"],
	],
	"opening a way": [{ type: "openWay", way: "say" }, ["idle", "listening", "paused", "processing", "generating"]],
	"the way that is open": [{ type: "openWay", way: "answer" }, ["-", "-", "-", "-", "-"]],
	"typing own words": [
		{ type: "typeOwnWords", text: "Water, please" },
		["idle", "listening", "paused", "processing", "generating"],
	],
	"saying own words that are not there": [{ type: "sayOwnWords" }, ["-", "-", "-", "-", "-"]],
	"clearing own words that are not there": [{ type: "clearOwnWords" }, ["-", "-", "-", "-", "-"]],
	"bringing back what was never cleared": [{ type: "restoreOwnWords" }, ["-", "-", "-", "-", "-"]],
	"saying again what was never said": [{ type: "sayAgain" }, ["-", "-", "-", "-", "-"]],
	"saying louder what was never said": [{ type: "sayLouder" }, ["-", "-", "-", "-", "-"]],
	"asking for attention": [
		{ type: "callAttention" },
		["idle attention", "listening attention", "paused attention", "processing attention", "generating attention"],
	],
	"stopping a voice that is silent": [{ type: "stopSpeaking" }, ["-", "-", "-", "-", "-"]],
	"turning the screen": [{ type: "turnScreen" }, ["idle", "listening", "paused", "processing", "generating"]],
	"going off the record": [{ type: "goOffRecord" }, ["idle", "-", "-", "processing", "-"]],
	"another number of replies": [
		{ type: "setCount", count: 6 },
		["idle saveCount", "listening saveCount", "paused saveCount", "processing saveCount", "generating saveCount"],
	],
	"the same number of replies": [{ type: "setCount", count: 2 }, ["-", "-", "-", "-", "-"]],
	"what preferences and plan say": [
		{ type: "configured", settings: { count: 4, seconds: 60 } },
		["idle", "listening", "paused", "processing", "generating"],
	],
	"a number that was not saved": [
		{ type: "countNotSaved", count: 2, previous: 4 },
		["idle", "listening", "paused", "processing", "generating"],
	],
	"dismissing nothing": [{ type: "dismissNotice" }, ["-", "-", "-", "-", "-"]],
	leaving: [
		{ type: "leave" },
		[
			"idle abandonListening abortGeneration stopSpeaking",
			"processing abandonListening abortGeneration stopSpeaking",
			"processing abandonListening abortGeneration stopSpeaking",
			"processing abandonListening abortGeneration stopSpeaking",
			"idle abandonListening abortGeneration stopSpeaking",
		],
	],
	"a tick": [{ type: "tick", elapsed: 250 }, ["-", "listening", "-", "-", "-"]],
	"the last tick": [{ type: "tick", elapsed: 500 }, ["-", "processing stopListening", "-", "-", "-"]],
	"a listening that is ready": [
		{ type: "listening", event: { type: "ready", maxSeconds: 30 } },
		["-", "listening", "-", "-", "-"],
	],
	"a listening that is interrupted": [
		{ type: "listening", event: { type: "interrupted" } },
		["-", "listening", "-", "-", "-"],
	],
	"a partial": [
		{ type: "listening", event: { type: "partial", text: "your day" } },
		["-", "listening", "paused", "-", "-"],
	],
	"a final": [
		{ type: "listening", event: { type: "final", text: "your day?" } },
		["-", "listening", "paused", "-", "-"],
	],
	"a listening that ends by itself": [
		{ type: "listening", event: { type: "ended" } },
		["-", "processing", "processing", "-", "-"],
	],
	"a listening that closed": [
		{ type: "listening", event: { type: "closed" } },
		["-", "processing", "processing", "-", "-"],
	],
	"a listening that failed": [
		{ type: "listening", event: { type: "failed", problem: "unplugged" } },
		["-", "processing", "processing", "-", "-"],
	],
	"a reply": [
		{ type: "generated", generation: 1, event: { type: "answer", index: 1, answer: coffee } },
		["-", "-", "-", "-", "generating"],
	],
	"a slow generation": [
		{ type: "generated", generation: 1, event: { type: "slow" } },
		["-", "-", "-", "-", "generating"],
	],
	"all replies": [
		{ type: "generated", generation: 1, event: { type: "done", response: response(tea, coffee) } },
		["-", "-", "-", "-", "idle log shareUsage offerReplies"],
	],
	"a generation that ended early": [
		{ type: "generated", generation: 1, event: { type: "error", problem: problem("generation_failed") } },
		["-", "-", "-", "-", "idle"],
	],
	"a generation that failed": [
		{ type: "generated", generation: 1, event: { type: "failed", problem: problem("internal") } },
		["-", "-", "-", "-", "idle"],
	],
	"a reply of an aborted generation": [
		{ type: "generated", generation: 0, event: { type: "done", response: response(tea) } },
		["-", "-", "-", "-", "-"],
	],
	"a voice while nothing is said": [{ type: "speaking", event: { type: "ended" } }, ["-", "-", "-", "-", "-"]],
};

describe.each(Object.entries(table))("%s", (_, [event, outcomes]) => {
	test.each(phases.map((phase, index) => [phase, outcomes[index]] as const))("in %s: %s", (phase, expected) => {
		const state = states[phase];
		const [next, effects] = fold(state, event);
		const outcome = [next.phase, ...effects.map(({ type }) => type)].join(" ");
		expect(next === state && effects.length === 0 ? "-" : outcome).toBe(expected);
		expect(isPossible(state, event)).toBe(expected !== "-");
	});
});
