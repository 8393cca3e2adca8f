import type { Context, JobKind } from "../../context.ts";
import { forgetBefore, peopleRememberedBefore } from "../../store/memory.ts";
import { deleteTurnsBefore } from "../../store/open-turns.ts";
import { deleteFadedPicks } from "../../store/picks.ts";
import { conversationSince, keptSince } from "./retention.ts";
import { retentionOf } from "./retention-of.ts";

/** Deletes, an hour at the latest after its time, every line that its person's plan keeps no longer, and faded counts. */
export const forgetExpired: JobKind = {
	name: "forget-expired-memory",
	retryLimit: 3,
	retryDelay: 60,
	cron: "17 * * * *",
	async run(context: Context) {
		const now = context.clock.now();
		await deleteTurnsBefore(context.db, conversationSince(now));
		await deleteFadedPicks(context.db, now);
		const failed: unknown[] = [];
		for await (const personId of peopleRememberedBefore(context.db, conversationSince(now)))
			await forgetOf(context, personId, now).catch((error) => failed.push(error));
		if (failed.length > 0)
			throw new AggregateError(failed.slice(0, 3), `Of ${failed.length} people nothing was forgotten`);
	},
};

/** What is wrong with one person keeps nobody else's lines. */
async function forgetOf(context: Context, personId: string, now: Date): Promise<void> {
	await forgetBefore(context.db, personId, keptSince(await retentionOf(context, personId), now));
}
