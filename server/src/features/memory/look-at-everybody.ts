import type { Context, JobKind } from "../../context.ts";
import { dueAtOnce, isSomethingKept } from "../../store/memory-due.ts";
import { peopleToWalk, walkOn, walkToDo } from "../../store/memory-walk.ts";
import { forgetOf } from "./forget-of.ts";

/**
 * After a plan has changed how long it keeps lines, deletes what is due of each person who has lines, one after
 * another. If the process is killed, the next hourly run continues where it stopped. If a plan changes again meanwhile,
 * it starts again.
 */
export const lookAtEverybody: JobKind = {
	name: "look-at-everybody",
	retryLimit: 3,
	retryDelay: 60,
	cron: "37 * * * *",
	async run(context: Context) {
		const { db, clock } = context;
		for (let walk = await walkToDo(db); walk; walk = await walkToDo(db)) {
			const people = await peopleToWalk(db, walk);
			// An error with one person does not stop the others: the hourly job retries that person and reports the
			// error.
			for (const due of people.filter(isSomethingKept))
				await forgetOf(context, due, clock.now()).catch(() => dueAtOnce(db, due.personId));
			await walkOn(db, walk, people.at(-1)?.personId);
		}
	},
};
