import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Answer, OfferedAnswer } from "../entities/answer.ts";
import { Plan } from "../entities/plan.ts";
import { Subscription } from "../entities/subscription.ts";
import { Usage } from "../entities/usage.ts";
import { Problem } from "../errors.ts";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";

/** Where the person turns the replies, in one selection: a direction, or words the replies should be about. */
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
	/** Another set for the same prompt, turned this way; like a try again it holds nothing that was shown already. */
	steer: Steer.optional(),
	/** Nothing of the turn is kept: no set, no pick, no run; only its Interaction and its tokens are counted. */
	off_record: z.boolean().default(false),
	/**
	 * The replies that show now. The server does not know those of a turn off the record, nor those the browser made. Another
	 * set holds none of them.
	 */
	shown: z
		.array(Answer)
		.max(Math.max(...limits.answerCounts))
		.default([]),
});

export const GenerateResponse = z.object({
	/**
	 * `engine` names the reply engine that answered, as `/v1/status` does. `basic`: it was the built-in one, for want of a
	 * better or because the tokens of the plan are spent; the screen says so.
	 */
	ChatResponse: z.object({ answers: z.array(OfferedAnswer), engine: z.string(), basic: z.boolean().default(false) }),
	UserSubscription: Subscription,
	UserPlan: Plan,
	Usage,
});
export type GenerateResponse = z.infer<typeof GenerateResponse>;

/** `answer`: one card, closed, at its fixed place. `done`: everything, once. `error`: the generation ended early. */
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
