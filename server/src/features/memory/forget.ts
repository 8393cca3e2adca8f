import type { Context } from "../../context.ts";
import { forgetEverything, forgetLine } from "../../store/memory.ts";

/** Deletes every conversation of a person, and the cached replies made from them. @returns how many lines there were */
export async function forgetAll({ db, keptRuns }: Context, personId: string): Promise<number> {
	const deleted = await forgetEverything(db, personId);
	await keptRuns.forget(personId);
	return deleted;
}

/** Deletes one line of a person, and the cached replies that may come from it. @returns whether the line existed */
export async function forgetOne({ db, keptRuns }: Context, personId: string, line: string): Promise<boolean> {
	const wasThere = await forgetLine(db, personId, line);
	await keptRuns.forget(personId);
	return wasThere;
}
