import type { Answer } from "@sayso/contract/entities/answer.ts";
import { eq, lt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { openTurn, type ShownRow } from "./schema.ts";

/** The sets shown for this turn so far, oldest first; none where the text is another. */
export async function shownFor(db: Database, personId: string, text: string): Promise<Answer[][]> {
	const row = await db.query.openTurn.findFirst({ where: eq(openTurn.personId, personId) });
	return row?.text === text ? row.shown : [];
}

export async function keepShown(
	db: Database,
	turn: { personId: string; text: string; shown: Answer[][]; rows: ShownRow[]; now: Date },
): Promise<void> {
	const { personId, now, ...values } = turn;
	await db
		.insert(openTurn)
		.values({ personId, ...values, at: now })
		.onConflictDoUpdate({ target: openTurn.personId, set: { ...values, at: now } });
}

/** The set a person was shown last, and what each of its cards does. */
export async function newestSet(db: Database, personId: string): Promise<{ answers: Answer[]; rows: ShownRow[] }> {
	const row = await db.query.openTurn.findFirst({ where: eq(openTurn.personId, personId) });
	return { answers: row?.shown.at(-1) ?? [], rows: row?.rows ?? [] };
}

export async function deleteTurnsBefore(db: Database, before: Date): Promise<void> {
	await db.delete(openTurn).where(lt(openTurn.at, before));
}
