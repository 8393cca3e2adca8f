import type { Context, JobKind } from "../../context.ts";
import { dueAtOnce, isSomethingKept } from "../../store/memory-due.ts";
import { peopleToWalk, walkOn, walkToDo } from "../../store/memory-walk.ts";
import { forgetOf } from "./forget-of.ts";

/**
 * Once a plan keeps lines for another time than before, deletes what is due of each person who has lines, one person after another.
 * If the process is killed on the way, the next hour goes on where it stopped. If a plan changes again meanwhile, it begins again.
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
			// An error with one person does not stop the others: the hourly job tries that person again, and reports it.
			for (const due of people.filter(isSomethingKept))
				await forgetOf(context, due, clock.now()).catch(() => dueAtOnce(db, due.personId));
			await walkOn(db, walk, people.at(-1)?.personId);
		}
	},
};
