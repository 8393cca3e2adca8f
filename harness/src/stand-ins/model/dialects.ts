import { z } from "zod";

const Schema = z.looseObject({
	type: z.literal("object"),
	properties: z.object({ elements: z.looseObject({ type: z.literal("array"), items: z.object({}).loose() }) }),
});

/** A response format of OpenAI's chat completions; each server supports it in its own way. */
const Format = z.looseObject({
	type: z.string(),
	json_schema: z.looseObject({ name: z.string(), schema: Schema }).optional(),
});

/** How one kind of server differs from another, by its documentation or source. */
export interface Dialect {
	ownedBy: string;
	/** It ignores the requested name and uses the model it was started with. */
	answersAnyName: boolean;
	/** The first delta of a stream. */
	opening: object;
	/** The response formats that it enforces. */
	takes: readonly string[];
	/** The body of an error. */
	refusal(status: number, message: string): object;
}

const openAi: Dialect = {
	ownedBy: "stand-in",
	answersAnyName: false,
	opening: { role: "assistant", content: "" },
	takes: ["json_schema", "json_object", "text"],
	refusal: (_status, message) => ({ error: { message, type: "stand_in", code: null, param: null } }),
};

export const dialects = {
	openai: openAi,
	/** `/v1` of Ollama: 404 for a model that was not pulled. */
	ollama: {
		...openAi,
		ownedBy: "library",
		refusal: (status, message) => ({
			error: { message, type: status === 404 ? "not_found_error" : "api_error", param: null, code: null },
		}),
	},
	/** `llama-server`: the schema is read from `response_format.json_schema.schema`; the model's name is ignored. */
	"llama.cpp": {
		...openAi,
		ownedBy: "llamacpp",
		answersAnyName: true,
		opening: { role: "assistant", content: null },
		refusal: (code, message) => ({ error: { code, message, type: "invalid_request_error" } }),
	},
	/** `vllm serve`: `response_format` as in OpenAI's; `guided_json` was removed. */
	vllm: {
		...openAi,
		ownedBy: "vllm",
		refusal: (code, message) => ({ error: { message, type: "BadRequestError", param: null, code } }),
	},
	/** A server with JSON mode but no schemas, and one with neither. */
	"json-alone": { ...openAi, takes: ["json_object", "text"] },
	"no-form": { ...openAi, takes: ["text"] },
} satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;

/** Why this kind of server rejects a format; undefined if it accepts it. */
export function refusedForm({ takes }: Dialect, asked: unknown): string | undefined {
	if (asked === undefined) return undefined;
	const { data } = Format.safeParse(asked);
	if (!data) return "response_format cannot be read";
	if (!takes.includes(data.type)) return `'response_format.type' must be one of ${takes.join(", ")}`;
	return data.type === "json_schema" && !data.json_schema ? "json_schema.schema is missing" : undefined;
}
