import { asMemoryCursor, type MemoryCursor } from "@sayso/contract/v1/memory.ts";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { countRemembered, rememberedPage } from "../../store/memory.ts";
import { retentionOf } from "./retention-of.ts";

/** One page of what is remembered, newest first, with how much there is and how long it is kept. */
export async function listMemory(
	context: Context,
	personId: string,
	{ after, limit }: { after?: z.output<typeof MemoryCursor> | undefined; limit: number },
) {
	const [retention_days, total, rows] = await Promise.all([
		retentionOf(context, personId),
		countRemembered(context.db, personId),
		rememberedPage(context.db, personId, { after, count: limit + 1 }),
	]);
	const page = rows.slice(0, limit);
	const last = page.at(-1);
	return {
		total,
		retention_days,
		entries: page.map(({ id, role, text, createdAt }) => ({ id, role, text, created_at: createdAt.toISOString() })),
		next: last && rows.length > limit ? asMemoryCursor({ at: last.createdAt, id: last.id }) : null,
	};
}
