import { CircuitBreaker } from "../adapters/reply-generation/circuit-breaker.ts";
import { hedgedReplies } from "../adapters/reply-generation/hedged.ts";
import { languageModelReplies } from "../adapters/reply-generation/language-model.ts";
import { modelOf } from "../adapters/reply-generation/providers.ts";
import { readConfig } from "../config/config.ts";
import type { ReplyGeneration } from "../seams/reply-generation.ts";

function configOf(baseUrl: string, model: string, environment: Record<string, string>) {
	const given = { REPLIES: "openai-compatible", MODEL_BASE_URL: baseUrl, MODEL_NAME: model, ...environment };
	const config = readConfig({ NODE_ENV: "test", ...given }).model;
	if (!config) throw new Error("A language model was configured");
	return config;
}

/** A language model as the configuration makes it, with nothing behind it but its own gaps filled. */
export function modelAlone(baseUrl: string, model: string, environment: Record<string, string> = {}): ReplyGeneration {
	const config = configOf(baseUrl, model, environment);
	return languageModelReplies("openai-compatible", "Language model", modelOf(config), config.limits);
}

/** The same, hedged; deadlines are long unless a test shortens them, since its machine may be busy. */
export function hedgedModel(
	baseUrl: string,
	model: string,
	environment: Record<string, string> = {},
	{ clock = { now: () => new Date() }, trouble = (_error: unknown) => {} } = {},
): ReplyGeneration {
	const patient = { MODEL_FIRST_CARD_MS: "15000", MODEL_NEXT_CARD_MS: "15000", ...environment };
	const { hedge } = configOf(baseUrl, model, patient);
	return hedgedReplies(modelAlone(baseUrl, model, patient), hedge, new CircuitBreaker(clock), trouble);
}
