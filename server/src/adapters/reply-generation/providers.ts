import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from "ai";
import type { ModelConfig } from "../../config/model.ts";

// The library would print a line for each call whose server takes no schema; the configuration says that already.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The model a configuration names, whose JSON may come fenced. */
export const modelOf = (config: ModelConfig): LanguageModel =>
	wrapLanguageModel({ model: plainModel(config), middleware: extractJsonMiddleware() });

function plainModel({ provider, baseUrl, apiKey, model, hasSchemas }: ModelConfig) {
	const given = { ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) };
	switch (provider) {
		case "openai":
			return createOpenAI(given)(model);
		case "anthropic":
			return createAnthropic(given)(model);
		case "google":
			return createGoogle(given)(model);
		case "openai-compatible":
			return createOpenAICompatible({
				...given,
				name: "openai-compatible",
				baseURL: baseUrl ?? "",
				includeUsage: true,
				supportsStructuredOutputs: hasSchemas,
			})(model);
	}
}
