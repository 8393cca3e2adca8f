import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/**
 * `adapter`: its name in the configuration. `label`: its name on the screen. `basic`: a better one can be configured.
 */
const Part = z.object({ adapter: z.string(), label: z.string(), basic: z.boolean(), available: z.boolean() });

/** Progress of the models that the server downloads; null if nothing is missing or downloads are off. */
const OnTheirWay = z
	.object({
		/** `waiting`: the last attempt failed; the next one is within the hour. */
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
		/** Whether people without Interactions left may have basic replies, made in the browser. */
		free_basic_replies: z.boolean(),
		/** Models for better listening. */
		listening_models: OnTheirWay,
		/** The language model of this machine. */
		reply_models: OnTheirWay,
		/**
		 * The model that is open or being opened; null if there is no such model. Speeds are tokens per second,
		 * measured when it was opened.
		 */
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
		/** The answering process's places for listening, and how many are taken; null if there is no limit. */
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
