import type { Answer } from "@sayso/contract/entities/answer.ts";
import { and, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { deleteInBatches } from "./in-batches.ts";
import { openTurn, type ShownRow } from "./schema.ts";

/** The sets shown for this turn so far, oldest first; empty if the text is another turn's. */
export async function shownFor(db: Database, personId: string, text: string): Promise<Answer[][]> {
	const row = await db.query.openTurn.findFirst({ where: eq(openTurn.personId, personId) });
	return row?.text === text ? row.shown : [];
}

export async function keepShown(
	db: Database,
	turn: {
		personId: string;
		text: string;
		shown: Answer[][];
		rows: ShownRow[];
		isWhole: boolean;
		/** Undefined: unchanged. */
		setsLeft: number | undefined;
		now: Date;
	},
): Promise<void> {
	const { personId, now, setsLeft, ...rest } = turn;
	const values = { ...rest, ...(setsLeft !== undefined && { setsLeft }) };
	await db
		.insert(openTurn)
		.values({ personId, ...values, at: now })
		.onConflictDoUpdate({ target: openTurn.personId, set: { ...values, at: now } });
}

/** The last set that a person was shown, and what each of its cards does. */
export async function newestSet(db: Database, personId: string): Promise<{ answers: Answer[]; rows: ShownRow[] }> {
	const row = await db.query.openTurn.findFirst({ where: eq(openTurn.personId, personId) });
	return { answers: row?.shown.at(-1) ?? [], rows: row?.rows ?? [] };
}

export async function deleteTurnsBefore(db: Database, before: Date): Promise<void> {
	await deleteInBatches(db, openTurn, lt(openTurn.at, before), openTurn.at);
}

/**
 * Takes one of the free sets of a turn, in one statement, so that simultaneous requests never take more than there are.
 * @param turn `since`: a turn that was idle for longer is over. `onlyIfBroken`: only if its newest set was interrupted
 * @returns whether there was one
 */
export async function takeSet(
	db: Database,
	{ personId, text, since, onlyIfBroken }: { personId: string; text: string; since: Date; onlyIfBroken: boolean },
): Promise<boolean> {
	const { rowCount } = await db
		.update(openTurn)
		.set({ setsLeft: sql`${openTurn.setsLeft} - 1` })
		.where(
			and(
				eq(openTurn.personId, personId),
				eq(openTurn.text, text),
				gte(openTurn.at, since),
				gt(openTurn.setsLeft, 0),
				onlyIfBroken ? eq(openTurn.isWhole, false) : undefined,
			),
		);
	return rowCount === 1;
}

export async function giveSetBack(db: Database, personId: string, text: string): Promise<void> {
	await db
		.update(openTurn)
		.set({ setsLeft: sql`${openTurn.setsLeft} + 1` })
		.where(and(eq(openTurn.personId, personId), eq(openTurn.text, text)));
}
