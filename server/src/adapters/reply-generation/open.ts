import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import { builtInReplies } from "./built-in.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { ledByModel } from "./led-by-model.ts";
import { modelSetup } from "./model-setup.ts";
import { modelWriter } from "./model-writer.ts";
import { scriptedReplies } from "./scripted.ts";

/** The reply engine the configuration names; a language model never without the built-in one behind it. */
export function openReplies(
	{ replies, model }: Pick<Config, "replies" | "model">,
	{ clock, log }: { clock: { now(): Date }; log: Logger },
): ReplyGeneration {
	if (!model) return replies === "scripted" ? scriptedReplies() : builtInReplies;
	const writer = modelWriter(model);
	return ledByModel({
		name: model.provider,
		label: `Language model ${model.model}`,
		writer,
		setup: modelSetup(model, writer),
		hedge: model.hedge,
		breaker: new CircuitBreaker(clock),
		trouble: (err) => log.warn({ err }, "the language model failed, the built-in replies stand in"),
	});
}
