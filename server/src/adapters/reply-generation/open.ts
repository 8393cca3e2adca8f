import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import { builtInReplies } from "./built-in.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { hedgedReplies } from "./hedged.ts";
import { languageModelReplies } from "./language-model.ts";
import { modelOf } from "./providers.ts";
import { scriptedReplies } from "./scripted.ts";

/** The reply engine the configuration names; a language model never without the built-in one behind it. */
export function openReplies(
	{ replies, model }: Pick<Config, "replies" | "model">,
	{ clock, log }: { clock: { now(): Date }; log: Logger },
): ReplyGeneration {
	if (!model) return replies === "scripted" ? scriptedReplies() : builtInReplies;
	const alone = languageModelReplies(model.provider, `Language model ${model.model}`, modelOf(model), model.limits);
	return hedgedReplies(alone, model.hedge, new CircuitBreaker(clock), (err) =>
		log.warn({ err }, "the language model failed, the built-in replies stand in"),
	);
}
