import { CircuitBreaker } from "@sayso/model-replies/circuit-breaker.ts";
import { ledByModel } from "@sayso/model-replies/led-by-model.ts";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Model } from "../../models/catalogue.ts";
import type { ReplyEngines } from "../../seams/reply-engines.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import { builtInReplies } from "./built-in.ts";
import type { ModelTuning } from "./embedded/embedded-model.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { modelSetup } from "./model-setup.ts";
import { modelWriter } from "./model-writer.ts";
import { scriptedReplies } from "./scripted.ts";

interface Given {
	clock: { now(): Date };
	log: Logger;
	/** Replaces the catalogue's models, for tests. */
	models?: readonly Model[] | undefined;
	/** Replaces the defaults of this machine's language model, for tests. */
	tuning?: ModelTuning | undefined;
}

/** The reply engine that the configuration names. A language model always has the built-in engine as its fallback. */
export function openReplies(
	{ replies, model, embedded, dataDir }: Pick<Config, "replies" | "model" | "embedded" | "dataDir">,
	{ clock, log, models, tuning }: Given,
): ReplyEngines {
	if (embedded) return openEmbedded({ dataDir, config: embedded, clock, log, models, tuning });
	if (!model) return always(replies === "scripted" ? scriptedReplies() : builtInReplies);
	const writer = modelWriter(model);
	return always({
		name: model.provider,
		label: `Language model ${model.model}`,
		basic: false,
		leads: true,
		setup: modelSetup(model, writer),
		...ledByModel({
			writer,
			hedge: model.hedge,
			breaker: new CircuitBreaker(clock),
			trouble: (err) => log.warn({ err }, "the language model failed, the built-in replies stand in"),
		}),
	});
}

/** An engine that never changes. */
export const always = (current: ReplyGeneration): ReplyEngines => ({ current, close: async () => {} });
