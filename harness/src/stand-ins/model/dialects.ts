import { z } from "zod";

const Schema = z.looseObject({
	type: z.literal("object"),
	properties: z.object({ elements: z.looseObject({ type: z.literal("array"), items: z.object({}).loose() }) }),
});

/** A form of answer as OpenAI's chat completions ask for one; each server reads it in its own way. */
const Format = z.looseObject({
	type: z.string(),
	json_schema: z.looseObject({ name: z.string(), schema: Schema }).optional(),
});

/** How one kind of server differs from another, as its documentation or its source has it. */
export interface Dialect {
	ownedBy: string;
	/** Whatever it is asked for, it has the one model it was started with. */
	answersAnyName: boolean;
	/** The delta a stream begins with. */
	opening: object;
	/** Forms it holds its answer to. */
	takes: readonly string[];
	/** The body of a refusal. */
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
	/** `/v1` of Ollama: a model that was not pulled is 404. */
	ollama: {
		...openAi,
		ownedBy: "library",
		refusal: (status, message) => ({
			error: { message, type: status === 404 ? "not_found_error" : "api_error", param: null, code: null },
		}),
	},
	/** `llama-server`: the schema is read from `response_format.json_schema.schema`; the model's name is not looked at. */
	"llama.cpp": {
		...openAi,
		ownedBy: "llamacpp",
		answersAnyName: true,
		opening: { role: "assistant", content: null },
		refusal: (code, message) => ({ error: { code, message, type: "invalid_request_error" } }),
	},
	/** `vllm serve`: `response_format` as OpenAI has it; `guided_json` is gone. */
	vllm: {
		...openAi,
		ownedBy: "vllm",
		refusal: (code, message) => ({ error: { message, type: "BadRequestError", param: null, code } }),
	},
	/** A server that knows JSON and no schema, and one that knows neither. */
	"json-alone": { ...openAi, takes: ["json_object", "text"] },
	"no-form": { ...openAi, takes: ["text"] },
} satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;

/** Why a server of this kind does not take a form; undefined where it does. */
export function refusedForm({ takes }: Dialect, asked: unknown): string | undefined {
	if (asked === undefined) return undefined;
	const { data } = Format.safeParse(asked);
	if (!data) return "response_format cannot be read";
	if (!takes.includes(data.type)) return `'response_format.type' must be one of ${takes.join(", ")}`;
	return data.type === "json_schema" && !data.json_schema ? "json_schema.schema is missing" : undefined;
}
