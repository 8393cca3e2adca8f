import type { Context } from "../../context.ts";
import { forgetEverything, forgetLine } from "../../store/memory.ts";

/** Forgets every conversation of a person, and the replies kept that came of them. @returns how many lines there were */
export async function forgetAll({ db, keptRuns }: Context, personId: string): Promise<number> {
	const deleted = await forgetEverything(db, personId);
	await keptRuns.forget(personId);
	return deleted;
}

/** Forgets one line of a person's, and the replies kept that may have come of it. @returns whether there was such a line */
export async function forgetOne({ db, keptRuns }: Context, personId: string, line: string): Promise<boolean> {
	const wasThere = await forgetLine(db, personId, line);
	await keptRuns.forget(personId);
	return wasThere;
}
