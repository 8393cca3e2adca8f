import type { Context, JobKind } from "../../context.ts";
import { dueAtOnce, isSomethingKept } from "../../store/memory-due.ts";
import { peopleToWalk, walkOn, walkToDo } from "../../store/memory-walk.ts";
import { forgetOf } from "./forget-of.ts";

/**
 * Where a plan keeps lines for another time than before, looks at everybody who has any, one after another, however long it takes. Who
 * is killed in the midst leaves the rest for the next hour; where a plan changes again meanwhile it begins again.
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
			// What is wrong with one person holds up nobody: the hour looks at them again, and says so.
			for (const due of people.filter(isSomethingKept))
				await forgetOf(context, due, clock.now()).catch(() => dueAtOnce(db, due.personId));
			await walkOn(db, walk, people.at(-1)?.personId);
		}
	},
};
