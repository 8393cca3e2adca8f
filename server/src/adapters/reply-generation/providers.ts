import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractJsonMiddleware, type LanguageModel, type LanguageModelMiddleware, wrapLanguageModel } from "ai";
import type { ModelConfig } from "../../config/model.ts";
import type { AnswerForm } from "../../seams/model-setup.ts";

// The library would print a line for each call whose server takes no schema; the configuration says that already.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The model a configuration names, held to a form, whose JSON may come fenced. */
export const modelOf = (config: ModelConfig, form: AnswerForm): LanguageModel =>
	wrapLanguageModel({
		model: plainModel(config, form === "schema"),
		middleware: [extractJsonMiddleware(), bounded(config.limits), ...(form === "words" ? [unheld] : [])],
	});

/**
 * The forms a configuration's server may be asked in, the strictest first. Only of a server of one's own is it not known which it
 * has: most take a schema, some JSON alone, some neither.
 */
export const formsOf = ({ provider, hasSchemas }: ModelConfig): AnswerForm[] =>
	provider !== "openai-compatible" ? ["schema"] : hasSchemas ? ["schema", "json", "words"] : ["json", "words"];

/** Leaves the form of the answer to the prompt. */
const unheld: LanguageModelMiddleware = {
	transformParams: async ({ params }) => ({ ...params, responseFormat: { type: "text" } }),
};

type WrapStream = NonNullable<LanguageModelMiddleware["wrapStream"]>;
type StreamPart = Awaited<ReturnType<WrapStream>>["stream"] extends ReadableStream<infer Part> ? Part : never;

/** Characters of a token at the most. */
const mostCharacters = 6;

/** Leaves a server that keeps to no limit: what it writes is read again with each token, and would hold up everybody. */
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
