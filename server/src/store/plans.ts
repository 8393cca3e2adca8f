import type { Plan } from "@sayso/contract/entities/plan.ts";
import { asc, eq, getTableColumns, notInArray, sql } from "drizzle-orm";
import { billedPrice, plan } from "./billing-schema.ts";
import type { Database } from "./database.ts";

const { position, offered, ...wire } = getTableColumns(plan);

/** The plans on offer, in the catalogue's order. */
export async function offeredPlans(db: Database): Promise<Plan[]> {
	return db.select(wire).from(plan).where(eq(offered, true)).orderBy(asc(position));
}

/** The plan with this id, on offer or not. */
export async function planWithId(db: Database, id: string): Promise<Plan | undefined> {
	const [found] = await db.select(wire).from(plan).where(eq(plan.id, id));
	return found;
}

/** The id of the plan that is, or was, sold at this price. */
export async function planSoldAt(db: Database, priceId: string): Promise<string | undefined> {
	const [found] = await db.select().from(billedPrice).where(eq(billedPrice.id, priceId));
	return found?.planId;
}

/** Stores these plans as those on offer. Replicas that start together write the same. */
export async function keepPlans(db: Database, plans: readonly Plan[]): Promise<void> {
	const rows = plans.map((plan, index) => ({ ...plan, position: index, offered: true }));
	const prices = plans.flatMap(({ id, pricing }) =>
		pricing.flatMap((price) => (price.stripe_price_id ? [{ id: price.stripe_price_id, planId: id }] : [])),
	);
	await db.transaction(async (tx) => {
		await tx.insert(plan).values(rows).onConflictDoUpdate({ target: plan.id, set: replacedColumns });
		const ids = plans.map(({ id }) => id);
		await tx.update(plan).set({ offered: false }).where(notInArray(plan.id, ids));
		if (prices.length > 0) await tx.insert(billedPrice).values(prices).onConflictDoNothing();
	});
}

/** Every column but the key, from the row that could not be inserted. */
const { id: _key, ...columns } = getTableColumns(plan);
const replacedColumns = Object.fromEntries(
	Object.entries(columns).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
);
