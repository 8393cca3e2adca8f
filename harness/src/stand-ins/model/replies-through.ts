import { CircuitBreaker } from "@sayso/model-replies/circuit-breaker.ts";
import { type LedByModelOptions, ledByModel } from "@sayso/model-replies/led-by-model.ts";
import { type FormedWriter, modelWriter } from "../../../../server/src/adapters/reply-generation/model-writer.ts";
import { readConfig } from "../../../../server/src/config/config.ts";
import type { ReplyGeneration } from "../../../../server/src/seams/reply-generation.ts";

function configOf(baseUrl: string, model: string, environment: Record<string, string>) {
	const given = { REPLIES: "openai-compatible", MODEL_BASE_URL: baseUrl, MODEL_NAME: model, ...environment };
	const config = readConfig({ NODE_ENV: "test", ...given }).model;
	if (!config) throw new Error("A language model was configured");
	return config;
}

/** A writer for one of the stand-in's models, made from a configuration. */
export function writerOf(baseUrl: string, model: string, environment: Record<string, string> = {}): FormedWriter {
	const config = configOf(baseUrl, model, environment);
	return modelWriter(config);
}

/** An engine led by it. Deadlines are long unless a test shortens them, for busy machines. */
export function ledByStandIn(
	baseUrl: string,
	model: string,
	environment: Record<string, string> = {},
	{
		clock = { now: () => new Date() },
		...rest
	}: Partial<Pick<LedByModelOptions, "writer" | "trouble">> & { clock?: { now(): Date } } = {},
): ReplyGeneration {
	const patient = { MODEL_FIRST_CARD_MS: "15000", MODEL_NEXT_CARD_MS: "15000", ...environment };
	return {
		name: "openai-compatible",
		label: "Language model",
		basic: false,
		leads: true,
		...ledByModel({
			writer: writerOf(baseUrl, model, patient),
			hedge: configOf(baseUrl, model, patient).hedge,
			breaker: new CircuitBreaker(clock),
			trouble: () => {},
			...rest,
		}),
	};
}
