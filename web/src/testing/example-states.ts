import type { Answer } from "@sayso/contract/entities/answer.ts";
import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import type { Event } from "../conversation/events.ts";
import { initialState, type PhaseName, type State } from "../conversation/state.ts";
import { unsteered } from "../conversation/steering.ts";

// The states from which the tests of the machine start.
export const reply = (text: string): Answer => ({ text, tone: "positive", emoji: "🙂", keyword: "tea" });
export const tea = reply("Tea, please.");
export const coffee = reply("Coffee for me.");

/** A response with the fields that matter here; the rest is only passed on. */
export const response = (...answers: Answer[]) =>
	({
		ChatResponse: { answers, engine: "built-in", basic: true },
		UserPlan: { max_voice_input_time: 60 },
	}) as GenerateResponse;

/** A conversation in its second turn, with the replies of the first still showing. */
const kept = {
	...initialState({ count: 2, seconds: 30 }),
	turn: { prompt: "Tea or coffee?", logged: true },
	cards: [tea, coffee],
	generation: 1,
};
export const states = {
	idle: { ...kept, phase: "idle" },
	listening: {
		...kept,
		phase: "listening",
		remaining: 500,
		hearing: "heard",
		silence: undefined,
		text: "How was",
		partial: "your",
	},
	paused: { ...kept, phase: "paused", remaining: 500, text: "How was" },
	processing: { ...kept, phase: "processing", text: "How was your day?" },
	generating: {
		...kept,
		phase: "generating",
		slow: false,
		isTryAgain: false,
		held: { cards: [], steering: unsteered },
		turn: { prompt: "How was your day?", logged: false },
		cards: [tea, undefined],
	},
} satisfies Record<PhaseName, State>;

export const fresh = initialState({ count: 2, seconds: 30 });

export const done = (generation: number, ...answers: Answer[]): Event => ({
	type: "generated",
	generation,
	event: { type: "done", response: response(...answers) },
});
