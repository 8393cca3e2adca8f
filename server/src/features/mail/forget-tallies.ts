import type { JobKind } from "../../context.ts";
import { deleteTalliesBefore } from "../../store/tallies.ts";

/** Deletes expired counts, once a day. */
export const forgetTallies: JobKind = {
	name: "forget-tallies",
	retryLimit: 3,
	retryDelay: 60,
	cron: "23 3 * * *",
	run: ({ db, clock }) => deleteTalliesBefore(db, clock.now()),
};
