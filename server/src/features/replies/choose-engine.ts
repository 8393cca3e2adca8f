import type { Context } from "../../context.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import type { Entitlement } from "../plans/entitlement-of.ts";

/** The engine that answers now: the configured one while the plan has tokens left, otherwise the built-in one. */
export function chooseEngine(
	{ replies, basicReplies }: Pick<Context, "replies" | "basicReplies">,
	{ plan, used }: Pick<Entitlement, "plan" | "used">,
): ReplyGeneration {
	return used.tokensInput + used.tokensOutput < plan.max_tokens_per_month ? replies : basicReplies;
}
