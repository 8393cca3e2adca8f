import type { JobKind } from "../../context.ts";
import { deleteEndedSignIns } from "../../store/ended-sign-ins.ts";

/** Deletes expired sign-in sessions, once a day. */
export const forgetSignIns: JobKind = {
	name: "forget-sign-ins",
	retryLimit: 3,
	retryDelay: 60,
	cron: "35 3 * * *",
	run: ({ db, clock }) => deleteEndedSignIns(db, clock.now()),
};
