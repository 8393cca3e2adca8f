import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractJsonMiddleware, type LanguageModel, type LanguageModelMiddleware, wrapLanguageModel } from "ai";
import type { ModelConfig } from "../../config/model.ts";
import type { AnswerForm } from "../../seams/model-setup.ts";

// The library would log a warning for each call to a server without schemas, although the configuration says that it
// has none.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The configured model, constrained to a form. Its JSON may be in a code fence. */
export const modelOf = (config: ModelConfig, form: AnswerForm): LanguageModel =>
	wrapLanguageModel({
		model: plainModel(config, form === "schema"),
		middleware: [extractJsonMiddleware(), bounded(config.limits), ...(form === "words" ? [unheld] : [])],
	});

/**
 * The forms that the configured server may support, strictest first. Only for a custom server they are unknown: most
 * support a schema, some only JSON, some neither.
 */
export const formsOf = ({ provider, hasSchemas }: ModelConfig): AnswerForm[] =>
	provider !== "openai-compatible" ? ["schema"] : hasSchemas ? ["schema", "json", "words"] : ["json", "words"];

/** Removes the form from the request, so that only the prompt asks for it. */
const unheld: LanguageModelMiddleware = {
	transformParams: async ({ params }) => ({ ...params, responseFormat: { type: "text" } }),
};

type WrapStream = NonNullable<LanguageModelMiddleware["wrapStream"]>;
type StreamPart = Awaited<ReturnType<WrapStream>>["stream"] extends ReadableStream<infer Part> ? Part : never;

/** The most characters per token. */
const mostCharacters = 6;

/** Stops reading from a server that ignores the token limit, because its endless answer would delay other people. */
const bounded = ({ maxOutputTokens }: ModelConfig["limits"]): LanguageModelMiddleware => ({
	async wrapStream({ doStream }) {
		const { stream, ...rest } = await doStream();
		let left = maxOutputTokens * mostCharacters;
		const within = new TransformStream<StreamPart, StreamPart>({
			transform(part, controller) {
				if (part.type === "text-delta") left -= part.delta.length;
				if (left >= 0) return controller.enqueue(part);
				const error = new DOMException("the model writes without end", "TimeoutError");
				controller.enqueue({ type: "error", error });
				controller.terminate();
			},
		});
		return { stream: stream.pipeThrough(within), ...rest };
	},
});

function plainModel({ provider, baseUrl, apiKey, model }: ModelConfig, hasSchemas: boolean) {
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
