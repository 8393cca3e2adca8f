import type { Hedge } from "@sayso/model-replies/pace.ts";
import { z } from "zod";
import { catalogue } from "../models/catalogue.ts";
import { isInClear } from "./in-clear.ts";
import type { Refuse } from "./refuse.ts";

const providers = ["openai-compatible", "openai", "anthropic", "google"] as const;
const milliseconds = z.coerce.number().int().min(1).max(120_000);

/** The environment variables of replies and their language model. */
export const modelVariables = {
	REPLIES: z.enum(["auto", "embedded", "built-in", "scripted", ...providers]).default("auto"),
	MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
	MODEL_API_KEY: z.string().optional(),
	MODEL_NAME: z.string().optional(),
	MODEL_GPU: z.enum(["auto", "off"]).default("off"),
	MODEL_TEMPERATURE: z.union([z.literal("unset"), z.coerce.number().min(0).max(2)]).optional(),
	MODEL_SCHEMAS: z.stringbool().default(true),
	MODEL_FIRST_CARD_MS: milliseconds.default(1_500),
	MODEL_NEXT_CARD_MS: milliseconds.default(2_500),
	MODEL_TOTAL_MS: milliseconds.default(20_000),
	MODEL_PAUSE_MS: milliseconds.default(5_000),
	MODEL_RETRIES: z.coerce.number().int().min(0).max(5).default(2),
	MODEL_MAX_OUTPUT_TOKENS: z.coerce.number().int().min(200).max(16_000).default(1_200),
	MODEL_SPECULATION: z.stringbool().default(true),
};

const Variables = z.object(modelVariables);
type Variables = z.infer<typeof Variables>;

export interface ModelLimits {
	/** Milliseconds from the request to the end of the stream. */
	totalMs: number;
	/** Milliseconds a stream may pause. */
	pauseMs: number;
	/** Retries before anything has arrived. */
	retries: number;
	/** Milliseconds before the first retry; the delay doubles each time. */
	backoffMs: number;
	maxOutputTokens: number;
	/** 0 to 2; undefined to leave it out, because some models reject the parameter. */
	temperature: number | undefined;
}

export interface ModelConfig {
	provider: (typeof providers)[number];
	/** Undefined: the provider's own address. */
	baseUrl: string | undefined;
	apiKey: string | undefined;
	model: string;
	/** Whether the server supports JSON schemas; otherwise only the prompt asks for the form. */
	hasSchemas: boolean;
	/** Whether replies are started while the partner is still speaking, on plans whose tokens allow it. */
	speculates: boolean;
	hedge: Hedge;
	limits: ModelLimits;
}

/** A language model on this machine. */
export interface EmbeddedConfig {
	/** The model's id in the catalogue; undefined for the best one that is installed and fast enough. */
	id: string | undefined;
	gpu: "auto" | false;
	/** 0 to 2; undefined for the value that the model's makers advise. */
	temperature: number | undefined;
	speculates: boolean;
	hedge: Hedge;
}

/** Reports invalid combinations of the variables. */
export function checkModel(variables: Variables, production: boolean, refuse: Refuse): void {
	const { REPLIES, MODEL_BASE_URL, MODEL_API_KEY, MODEL_NAME } = variables;
	const isEmbedded = REPLIES === "auto" || REPLIES === "embedded";
	if (isEmbedded || REPLIES === "built-in" || REPLIES === "scripted") {
		for (const name of ["MODEL_BASE_URL", "MODEL_API_KEY"] as const)
			if (variables[name]) refuse(name, `is not used with REPLIES=${REPLIES}`);
		if (!isEmbedded && MODEL_NAME) refuse("MODEL_NAME", `is not used with REPLIES=${REPLIES}`);
		const ids = catalogue.filter(({ part }) => part === "replying").map(({ id }) => id);
		if (isEmbedded && MODEL_NAME && !ids.includes(MODEL_NAME))
			refuse("MODEL_NAME", `is one of ${ids.join(", ")} with REPLIES=${REPLIES}`);
		return;
	}
	if (!MODEL_NAME) refuse("MODEL_NAME", `is needed for REPLIES=${REPLIES}`);
	if (REPLIES === "openai-compatible" && !MODEL_BASE_URL) refuse("MODEL_BASE_URL", `is needed for REPLIES=${REPLIES}`);
	if (REPLIES !== "openai-compatible" && !MODEL_API_KEY) refuse("MODEL_API_KEY", `is needed for REPLIES=${REPLIES}`);
	if (production && MODEL_API_KEY && isInClear(MODEL_BASE_URL))
		refuse("MODEL_BASE_URL", "must be https in production: a key is sent there");
	if (variables.MODEL_FIRST_CARD_MS >= variables.MODEL_TOTAL_MS)
		refuse("MODEL_FIRST_CARD_MS", "must be less than MODEL_TOTAL_MS");
}

/** The language model on a server, or undefined if it is not configured. */
export function modelConfig(variables: Variables): ModelConfig | undefined {
	const { REPLIES, MODEL_TEMPERATURE } = variables;
	if (REPLIES === "auto" || REPLIES === "embedded" || REPLIES === "built-in" || REPLIES === "scripted")
		return undefined;
	return {
		provider: REPLIES,
		baseUrl: variables.MODEL_BASE_URL,
		apiKey: variables.MODEL_API_KEY,
		model: variables.MODEL_NAME ?? "",
		hasSchemas: variables.MODEL_SCHEMAS,
		speculates: variables.MODEL_SPECULATION,
		hedge: hedgeOf(variables),
		limits: {
			totalMs: variables.MODEL_TOTAL_MS,
			pauseMs: variables.MODEL_PAUSE_MS,
			retries: variables.MODEL_RETRIES,
			backoffMs: 150,
			maxOutputTokens: variables.MODEL_MAX_OUTPUT_TOKENS,
			temperature: MODEL_TEMPERATURE === "unset" ? undefined : (MODEL_TEMPERATURE ?? 0.7),
		},
	};
}

/** The language model on this machine, or undefined if it is not configured. */
export function embeddedConfig(variables: Variables): EmbeddedConfig | undefined {
	const { REPLIES, MODEL_TEMPERATURE, MODEL_NAME, MODEL_GPU, MODEL_SPECULATION } = variables;
	if (REPLIES !== "auto" && REPLIES !== "embedded") return undefined;
	return {
		id: MODEL_NAME,
		gpu: MODEL_GPU === "auto" ? "auto" : false,
		temperature: MODEL_TEMPERATURE === "unset" ? undefined : MODEL_TEMPERATURE,
		speculates: MODEL_SPECULATION,
		hedge: hedgeOf(variables),
	};
}

const hedgeOf = ({ MODEL_FIRST_CARD_MS, MODEL_NEXT_CARD_MS }: Variables): Hedge => ({
	firstCardMs: MODEL_FIRST_CARD_MS,
	nextCardMs: MODEL_NEXT_CARD_MS,
	closingMs: 500,
});
