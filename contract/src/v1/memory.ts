import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { EntryMeta } from "../entities/conversation.ts";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";

const place = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~(.{1,64})$/;

/** The last line of a page. The next page begins after it, whatever is added or deleted meanwhile. */
export const MemoryCursor = Text.regex(place, "That is no place in the list")
	.transform((text) => {
		const [, at = "", id = ""] = place.exec(text) ?? [];
		return { at: new Date(at), id };
	})
	.refine(({ at }) => !Number.isNaN(at.getTime()), "That is no place in the list");
export const asMemoryCursor = ({ at, id }: z.output<typeof MemoryCursor>): string => `${at.toISOString()}~${id}`;

/** `user`: what a partner said or what was typed, and quick words; `assistant`: a reply that was picked. */
export const Remembered = z.object({
	id: z.string(),
	role: z.enum(["user", "assistant"]),
	text: z.string(),
	created_at: z.iso.datetime(),
	/** The details of an `assistant` line besides its words. */
	meta: EntryMeta.optional(),
});
export type Remembered = z.infer<typeof Remembered>;

const Deleted = z.object({ deleted: z.int() });

export const memory = endpoint({
	method: "GET",
	path: "/v1/memory",
	summary: "What is remembered of conversations, newest first.",
	auth: "bearer",
	query: z.object({
		after: MemoryCursor.optional(),
		limit: z.coerce.number().int().min(1).max(limits.memoryPageMost).default(limits.memoryPage),
	}),
	/**
	 * `retention_days`: how long a line is kept; 0: only for this conversation. `next`: the `after` of the next page.
	 */
	response: z.object({
		total: z.int(),
		retention_days: z.int(),
		entries: z.array(Remembered),
		next: z.string().nullable(),
	}),
	errors: [],
});

export const clearMemory = endpoint({
	method: "DELETE",
	path: "/v1/memory",
	summary: "Forgets every conversation, at once.",
	auth: "bearer",
	response: Deleted,
	errors: [],
});

export const forget = endpoint({
	method: "DELETE",
	path: "/v1/memory/:id",
	summary: "Forgets one line.",
	auth: "bearer",
	params: z.object({ id: Text.max(64) }),
	response: Deleted,
	errors: ["not_found"],
});
