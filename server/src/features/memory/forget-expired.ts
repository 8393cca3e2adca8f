import type { Context } from "../../context.ts";
import type { JobKind } from "../../jobs/jobs.ts";
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
		for (const personId of await peopleRememberedBefore(context.db, conversationSince(now)))
			await forgetBefore(context.db, personId, keptSince(await retentionOf(context, personId), now));
	},
};
