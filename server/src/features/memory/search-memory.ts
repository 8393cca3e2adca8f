import { limits } from "@sayso/contract/limits.ts";
import type { Context } from "../../context.ts";
import { rememberedPage } from "../../store/memory.ts";
import { type After, pageOf } from "./list-memory.ts";
import { keptSince } from "./retention.ts";
import { retentionOf } from "./retention-of.ts";

/** One page of the lines that contain all the words, newest first. The words are not a pattern. */
export async function searchMemory(
	context: Context,
	personId: string,
	{ words, after }: { words: string; after?: After },
) {
	const retention_days = await retentionOf(context, personId);
	const since = keptSince(retention_days, context.clock.now());
	const wanted = [...new Set(words.split(/\s+/).filter(Boolean))].slice(0, limits.memorySearch.words);
	const count = limits.memoryPage + 1;
	const rows = await rememberedPage(context.db, personId, { since, after, count, words: wanted });
	return { retention_days, ...pageOf(rows, limits.memoryPage) };
}
