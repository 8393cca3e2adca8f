import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** `adapter`: its name in the configuration. `label`: as the screen names it. `basic`: a better one can be configured. */
const Part = z.object({ adapter: z.string(), label: z.string(), basic: z.boolean(), available: z.boolean() });

/** Progress of the models that the server fetches; null if none is missing or none is to be fetched. */
const OnTheirWay = z
	.object({
		/** `waiting`: the last try failed; it is tried again within the hour. */
		state: z.enum(["fetching", "waiting"]),
		fetched_bytes: z.int(),
		bytes: z.int(),
	})
	.nullable()
	.default(null);

export const status = endpoint({
	method: "GET",
	path: "/v1/status",
	summary: "The version, and which engine serves each part.",
	auth: "none",
	response: z.object({
		version: z.string(),
		/** Whoever has no interactions left may have basic replies, made in the browser. */
		free_basic_replies: z.boolean(),
		/** Models for better listening. */
		listening_models: OnTheirWay,
		/** The language model of this machine. */
		reply_models: OnTheirWay,
		/** The one that is open or being opened; null where there is none. Speeds are tokens a second, as measured when it was opened. */
		embedded_model: z
			.object({
				state: z.enum(["opening", "ready", "restarting"]),
				id: z.string(),
				threads: z.int().nullable(),
				prompt_speed: z.number().nullable(),
				generation_speed: z.number().nullable(),
			})
			.nullable()
			.default(null),
		/** Models that were tried on this machine and cannot answer there. */
		unfit_models: z.array(z.object({ id: z.string(), why: z.string() })).default([]),
		/** Places to listen that the process asked can give, and those taken; null where there is no end to them. */
		listening_places: z.object({ places: z.int(), taken: z.int() }).nullable().default(null),
		parts: z.object({
			database: Part,
			identity: Part,
			mail: Part,
			billing: Part,
			replies: Part,
			speech_to_text: Part,
			text_to_speech: Part,
		}),
	}),
	errors: [],
});
