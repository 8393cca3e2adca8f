import type { Answer } from "@sayso/contract/entities/answer.ts";
import { eq, lt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { openTurn } from "./schema.ts";

/** The sets shown for this turn so far, oldest first; none where the text is another. */
export async function shownFor(db: Database, personId: string, text: string): Promise<Answer[][]> {
	const row = await db.query.openTurn.findFirst({ where: eq(openTurn.personId, personId) });
	return row?.text === text ? row.shown : [];
}

export async function keepShown(
	db: Database,
	turn: { personId: string; text: string; shown: Answer[][]; now: Date },
): Promise<void> {
	const { personId, text, shown, now } = turn;
	await db
		.insert(openTurn)
		.values({ personId, text, shown, at: now })
		.onConflictDoUpdate({ target: openTurn.personId, set: { text, shown, at: now } });
}

export async function deleteTurnsBefore(db: Database, before: Date): Promise<void> {
	await db.delete(openTurn).where(lt(openTurn.at, before));
}
