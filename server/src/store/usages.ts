import type { Usage } from "@sayso/contract/entities/usage.ts";
import { and, asc, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { usage } from "./schema.ts";
import { usageDay } from "./usage-schema.ts";

/** The key of one row of usage: a person's period of a plan. */
export interface UsagePeriod {
	personId: string;
	planId: string;
	periodStart: Date;
}

export type UsageRow = Pick<typeof usage.$inferSelect, "interactions" | "tokensInput" | "tokensOutput">;
export type UsageDayRow = Omit<typeof usageDay.$inferSelect, "personId">;

const nothing: UsageRow = { interactions: 0, tokensInput: 0, tokensOutput: 0 };
const keyOfPeriod = [usage.personId, usage.planId, usage.periodStart];

const isPeriod = (period: UsagePeriod) =>
	and(eq(usage.personId, period.personId), eq(usage.planId, period.planId), eq(usage.periodStart, period.periodStart));

/** A date in UTC, such as 2026-01-31. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export async function usageIn(db: Database, period: UsagePeriod): Promise<UsageRow> {
	const [row] = await db.select().from(usage).where(isPeriod(period));
	return row ?? nothing;
}

/** Whether a person has used any Interaction of a plan, in any of its periods. */
export async function hasUsedPlan(db: Pick<Database, "select">, personId: string, planId: string): Promise<boolean> {
	const rows = await db
		.select({ interactions: usage.interactions })
		.from(usage)
		.where(and(eq(usage.personId, personId), eq(usage.planId, planId), gt(usage.interactions, 0)))
		.limit(1);
	return rows.length > 0;
}

/** The days with usage of a person, from `since` on, oldest first. */
export async function usageDays(db: Database, personId: string, since: string): Promise<UsageDayRow[]> {
	const { day, interactions, tokens } = usageDay;
	return db
		.select({ day, interactions, tokens })
		.from(usageDay)
		.where(and(eq(usageDay.personId, personId), gte(day, since)))
		.orderBy(asc(day));
}

/**
 * Counts one Interaction unless the period has reached its limit, in one statement, so that simultaneous requests never
 * exceed it.
 * @param limit Interactions in a period; undefined for no limit
 * @returns the usage including this one, or null if the limit is reached
 */
export async function countInteraction(
	db: Database,
	period: UsagePeriod,
	limit: number | undefined,
	now: Date,
): Promise<UsageRow | null> {
	if (limit !== undefined && limit < 1) return null;
	return db.transaction(async (tx) => {
		const [row] = await tx
			.insert(usage)
			.values({ ...period, interactions: 1 })
			.onConflictDoUpdate({
				target: keyOfPeriod,
				set: { interactions: sql`${usage.interactions} + 1` },
				...(limit === undefined ? {} : { setWhere: lt(usage.interactions, limit) }),
			})
			.returning();
		if (row) await addToDay(tx, period.personId, now, { interactions: 1, tokens: 0 });
		return row ?? null;
	});
}

/** Takes back one Interaction counted at `when`, because its replies could not be completed. */
export async function uncountInteraction(db: Database, period: UsagePeriod, when: Date): Promise<void> {
	await db.transaction(async (tx) => {
		const { rowCount } = await tx
			.update(usage)
			.set({ interactions: sql`${usage.interactions} - 1` })
			.where(and(isPeriod(period), gt(usage.interactions, 0)));
		if (rowCount) await addToDay(tx, period.personId, when, { interactions: -1, tokens: 0 });
	});
}

/** Adds tokens to the usage, safely for simultaneous requests. @returns the usage including these */
export async function addTokens(db: Database, period: UsagePeriod, { input, output }: Usage["tokensUsed"], now: Date) {
	return db.transaction(async (tx): Promise<UsageRow> => {
		const [row] = await tx
			.insert(usage)
			.values({ ...period, tokensInput: input, tokensOutput: output })
			.onConflictDoUpdate({
				target: keyOfPeriod,
				set: {
					tokensInput: sql`${usage.tokensInput} + excluded.tokens_input`,
					tokensOutput: sql`${usage.tokensOutput} + excluded.tokens_output`,
				},
			})
			.returning();
		if (!row) throw new Error("A usage row that was just written is missing");
		await addToDay(tx, period.personId, now, { interactions: 0, tokens: input + output });
		return row;
	});
}

async function addToDay(
	tx: Pick<Database, "insert">,
	personId: string,
	when: Date,
	added: { interactions: number; tokens: number },
): Promise<void> {
	await tx
		.insert(usageDay)
		.values({ personId, day: dayOf(when), ...added })
		.onConflictDoUpdate({
			target: [usageDay.personId, usageDay.day],
			set: {
				interactions: sql`${usageDay.interactions} + excluded.interactions`,
				tokens: sql`${usageDay.tokens} + excluded.tokens`,
			},
		});
}
