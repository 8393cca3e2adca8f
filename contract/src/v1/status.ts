import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** `adapter`: its name in the configuration. `label`: as the screen names it. `basic`: a better one can be configured. */
const Part = z.object({ adapter: z.string(), label: z.string(), basic: z.boolean(), available: z.boolean() });

export const status = endpoint({
	method: "GET",
	path: "/v1/status",
	summary: "The version, and which engine serves each part.",
	auth: "none",
	response: z.object({
		version: z.string(),
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
