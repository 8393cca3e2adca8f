import { asMemoryCursor, type MemoryCursor, type Remembered } from "@sayso/contract/v1/memory.ts";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { countRemembered, rememberedPage } from "../../store/memory.ts";
import { keptSince } from "./retention.ts";
import { retentionOf } from "./retention-of.ts";

type Rows = Awaited<ReturnType<typeof rememberedPage>>;
export type After = z.output<typeof MemoryCursor> | undefined;

/** One page of a person's memory, newest first, with its total size and how long it is kept. */
export async function listMemory(
	context: Context,
	personId: string,
	{ after, limit }: { after?: After; limit: number },
) {
	const retention_days = await retentionOf(context, personId);
	const since = keptSince(retention_days, context.clock.now());
	const [total, rows] = await Promise.all([
		countRemembered(context.db, personId, since),
		rememberedPage(context.db, personId, { since, after, count: limit + 1 }),
	]);
	return { total, retention_days, ...pageOf(rows, limit) };
}

/** A page from its rows, of which one extra row was read to find out whether there is another page. */
export function pageOf(rows: Rows, limit: number): { entries: Remembered[]; next: string | null } {
	const page = rows.slice(0, limit);
	const last = page.at(-1);
	return {
		entries: page.map(({ id, role, text, meta, createdAt }) => ({
			...{ id, role, text, created_at: createdAt.toISOString() },
			...(meta && { meta }),
		})),
		next: last && rows.length > limit ? asMemoryCursor({ at: last.createdAt, id: last.id }) : null,
	};
}
