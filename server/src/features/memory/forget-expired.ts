import type { Context, JobKind } from "../../context.ts";
import { peopleDue } from "../../store/memory-due.ts";
import { deleteTurnsBefore } from "../../store/open-turns.ts";
import { deleteBegunVoices } from "../../store/own-voice.ts";
import { deleteFadedPicks } from "../../store/picks.ts";
import { forgetOf } from "./forget-of.ts";
import { conversationSince } from "./retention.ts";

/**
 * Deletes every line that its person's plan no longer keeps, within an hour of its time, together with faded counts and
 * unfinished voice reservations. Only people with something due are visited.
 */
export const forgetExpired: JobKind = {
	name: "forget-expired-memory",
	retryLimit: 3,
	retryDelay: 60,
	cron: "17 * * * *",
	async run(context: Context) {
		const now = context.clock.now();
		await deleteTurnsBefore(context.db, conversationSince(now));
		await deleteFadedPicks(context.db, now);
		await deleteBegunVoices(context.db, conversationSince(now));
		const failed: unknown[] = [];
		// An error with one person must not stop the deletion for others.
		for await (const due of peopleDue(context.db, now))
			await forgetOf(context, due, now).catch((error) => failed.push(error));
		if (failed.length > 0)
			throw new AggregateError(failed.slice(0, 3), `Of ${failed.length} people nothing was forgotten`);
	},
};
