import { setTimeout as wait } from "node:timers/promises";
import { tones } from "@sayso/contract/entities/answer.ts";
import type { Tokens } from "@sayso/model-replies/model-writer.ts";
import { APICallError, jsonSchema, type LanguageModel, Output, streamText } from "ai";
import type { ModelLimits } from "../../config/model.ts";
import { SeamError } from "../../seams/seam-error.ts";

interface ModelCall {
	model: LanguageModel;
	limits: ModelLimits;
	instructions: string;
	prompt: string;
	signal: AbortSignal;
	spend(tokens: Tokens): void;
	/** Called at the first output, which shows that the model is slow but alive. */
	stir(): void;
}

/**
 * The same bytes for every turn, because providers cache them. The cards that a model writes are checked one by one
 * later.
 */
const element = jsonSchema<unknown>(
	{
		type: "object",
		properties: {
			tone: { type: "string", enum: [...tones] },
			text: { type: "string" },
			emoji: { type: "string" },
			keyword: { type: "string" },
		},
		required: ["tone", "text", "emoji", "keyword"],
		additionalProperties: false,
	},
	{ validate: (value) => ({ success: true, value }) },
);

/** Characters per token, used if the provider does not count tokens. */
const tokenCharacters = 4;

/**
 * The elements that a model writes, each as soon as it is complete. If the stream breaks off after the first element,
 * the iteration just ends. Leaving the iteration closes the connection.
 * @throws {SeamError} if the stream fails before the first element
 */
export async function* modelElements(call: ModelCall): AsyncGenerator<unknown, void> {
	for (let retry = 0; ; retry++) {
		const failure = yield* oneTry(call);
		if (!failure) return;
		call.signal.throwIfAborted();
		if (retry >= call.limits.retries || !failure.retryable) throw failure;
		const backoff = call.limits.backoffMs * 2 ** retry;
		await wait(backoff * (0.5 + Math.random() / 2), undefined, { signal: call.signal });
	}
}

async function* oneTry({ model, limits, instructions, prompt, signal, spend, stir }: ModelCall) {
	const leaving = new AbortController();
	let written = 0;
	let arrived = 0;
	let trouble: unknown;
	let counted: Tokens | undefined;
	const result = streamText({
		model,
		instructions,
		prompt,
		output: Output.array({ element }),
		maxOutputTokens: limits.maxOutputTokens,
		maxRetries: 0,
		abortSignal: AbortSignal.any([signal, leaving.signal]),
		timeout: { totalMs: limits.totalMs, chunkMs: limits.pauseMs },
		...(limits.temperature === undefined ? {} : { temperature: limits.temperature }),
		onChunk({ chunk }) {
			if (chunk.type !== "text-delta") return;
			if (written === 0) stir();
			written += chunk.text.length;
		},
		onError({ error }) {
			trouble ??= error;
		},
		onAbort() {
			trouble ??= new DOMException("the model took too long", "TimeoutError");
		},
		onEnd({ usage: { inputTokens, outputTokens } }) {
			if (inputTokens !== undefined && outputTokens !== undefined)
				counted = { input: inputTokens, output: outputTokens };
		},
	});
	try {
		for await (const value of result.elementStream) {
			arrived += 1;
			yield value;
		}
	} catch (error) {
		trouble ??= error;
	} finally {
		leaving.abort();
		if (!isRefusal(trouble))
			spend(counted ?? { input: estimate(instructions.length + prompt.length), output: estimate(written) });
	}
	return arrived > 0 ? undefined : asSeamError(trouble);
}

const isTimeout = (error: unknown) => error instanceof Error && /^(?:Timeout|Abort)Error$/.test(error.name);

const estimate = (characters: number) => Math.ceil(characters / tokenCharacters);

/** An answer with an error status costs no tokens. */
const isRefusal = (error: unknown) => APICallError.isInstance(error) && (error.statusCode ?? 0) >= 400;

/** The provider's error contains the prompt, and so the conversation: nothing of it is passed on. */
function asSeamError(error: unknown): SeamError {
	if (!APICallError.isInstance(error))
		return new SeamError(
			error instanceof Error ? `the model's stream broke: ${error.name}` : "the model wrote no reply",
			{
				retryable: error !== undefined && !isTimeout(error),
				...(isTimeout(error) && { status: 408 }),
			},
		);
	const { statusCode, isRetryable } = error;
	return new SeamError(statusCode ? `the model answered ${statusCode}` : "the model cannot be reached", {
		retryable: isRetryable,
		status: statusCode ?? 0,
	});
}
