import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { limits } from "../../limits.ts";
import { Text } from "../../rules/text.ts";
import { MemoryCursor, memory } from "../memory.ts";

/** A POST body instead of a query, so that search words are never in a URL. */
export const searchMemory = endpoint({
	method: "POST",
	path: "/v1/memory/search",
	summary: "What is remembered with all the given words in it, wherever they stand, newest first.",
	auth: "bearer",
	body: z.object({
		words: Text.trim().min(1, "Say what to look for").max(limits.memorySearch.characters),
		after: MemoryCursor.optional(),
	}),
	/** `retention_days` and `next`: as in the whole list. */
	response: memory.response.omit({ total: true }),
	errors: [],
});
