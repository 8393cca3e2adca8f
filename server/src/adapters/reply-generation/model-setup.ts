import { mostPatience } from "@sayso/model-replies/pace.ts";
import { Seating } from "@sayso/model-replies/seating/seating.ts";
import type { ModelConfig } from "../../config/model.ts";
import type { ModelSetup } from "../../seams/model-setup.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { FormedWriter } from "./model-writer.ts";

/** Diagnostics of a configured model, for its operator. */
export const modelSetup = (config: ModelConfig, writer: FormedWriter): ModelSetup => ({
	address: config.baseUrl,
	model: config.model,
	longestFirstCardMs: config.hedge.firstCardMs * mostPatience,
	models: (signal) => listedModels(config, signal),
	trial: trialOf(writer),
});

/** Asks a model without a fallback engine. */
export const trialOf =
	(writer: FormedWriter): ModelSetup["trial"] =>
	async (request, plan, signal) => {
		const seating = new Seating(request, plan);
		const wanted = plan.rows.length - seating.lead().length;
		const began = performance.now();
		let firstMs: number | undefined;
		let used = 0;
		for await (const element of writer.write(request, plan, signal)) {
			firstMs ??= performance.now() - began;
			if (!seating.isFull) used += seating.take(element).filter(({ basic }) => !basic).length;
		}
		const wholeMs = performance.now() - began;
		if (!seating.isFull) used += seating.rest().filter(({ basic }) => !basic).length;
		return { firstMs: firstMs ?? wholeMs, wholeMs, wanted, used, refused: seating.refused, form: writer.form };
	};

/** OpenAI-compatible servers list their models at this path, or answer that they do not. */
async function listedModels({ provider, baseUrl, apiKey }: ModelConfig, signal: AbortSignal) {
	if (provider !== "openai-compatible" || !baseUrl) return undefined;
	const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
	const answer = await fetch(`${baseUrl.replace(/\/+$/, "")}/models`, { headers, signal }).catch((cause) => {
		const status = cause?.name === "TimeoutError" ? 408 : 0;
		throw new SeamError("the model cannot be reached", { retryable: true, cause, status });
	});
	if (answer.status === 404 || answer.status === 405) return undefined;
	if (!answer.ok)
		throw new SeamError(`the model answered ${answer.status}`, { retryable: false, status: answer.status });
	const body: unknown = await answer.json().catch(() => undefined);
	const listed = (body as { data?: unknown } | undefined)?.data;
	return Array.isArray(listed) ? listed.flatMap((one) => (typeof one?.id === "string" ? [one.id] : [])) : undefined;
}
