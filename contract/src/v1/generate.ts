import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Answer, OfferedAnswer } from "../entities/answer.ts";
import { Plan } from "../entities/plan.ts";
import { Subscription } from "../entities/subscription.ts";
import { Usage } from "../entities/usage.ts";
import { Problem } from "../errors.ts";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";

/** How the person steers the replies: in a direction, or with words that the replies should be about. */
export const Steer = z.union([
	z.strictObject({ direction: z.enum(["agree", "disagree", "ask", "joke", "shorter", "serious"]) }),
	z.strictObject({ words: z.array(Text.trim().min(1).max(30)).min(1).max(3) }),
]);
export type Steer = z.infer<typeof Steer>;

export const GenerateRequest = z.object({
	text: Text.trim()
		.min(1, "Say or type something first")
		.max(limits.promptCharacters, `At most ${limits.promptCharacters} characters`),
	is_try_again: z.boolean().default(false),
	/**
	 * Requests another set for the same prompt, steered this way. Like Try Again, it repeats nothing that was shown.
	 */
	steer: Steer.optional(),
	/**
	 * Nothing of the turn is stored: no set, no pick, no cached run. Only its Interaction and its tokens are counted.
	 */
	off_record: z.boolean().default(false),
	/**
	 * The replies that are shown now, which another set must not repeat. The server does not know those of an
	 * off-record turn, nor those made in the browser.
	 */
	shown: z
		.array(Answer)
		.max(Math.max(...limits.answerCounts))
		.default([]),
});

export const GenerateResponse = z.object({
	/**
	 * `engine` is the name of the reply engine, as in `/v1/status`. `basic`: it was the built-in one, as a fallback or
	 * because the plan's tokens are used up; the screen shows that.
	 */
	ChatResponse: z.object({ answers: z.array(OfferedAnswer), engine: z.string(), basic: z.boolean().default(false) }),
	UserSubscription: Subscription,
	UserPlan: Plan,
	Usage,
});
export type GenerateResponse = z.infer<typeof GenerateResponse>;

/** `answer`: one complete card at its fixed place. `done`: all cards, once. `error`: the generation ended early. */
export const GenerateEvent = z.discriminatedUnion("type", [
	z.object({ type: z.literal("answer"), index: z.int(), answer: OfferedAnswer }),
	z.object({ type: z.literal("done"), response: GenerateResponse }),
	z.object({ type: z.literal("error"), problem: Problem }),
]);
export type GenerateEvent = z.infer<typeof GenerateEvent>;

export const generate = endpoint({
	method: "POST",
	path: "/v1/generate",
	summary: "Replies to what the conversation partner said. Counts one Interaction, on success only.",
	auth: "verified",
	body: GenerateRequest,
	response: GenerateResponse,
	events: GenerateEvent,
	errors: ["limit_exceeded", "generation_failed"],
});
