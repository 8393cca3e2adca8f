import type { Plan } from "@sayso/contract/entities/plan.ts";
import { and, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { PersonGone } from "./person-gone.ts";
import { person, subscription } from "./schema.ts";

export type SubscriptionRow = typeof subscription.$inferSelect;
/** What a paid plan changes in a subscription. */
export type SubscriptionChange = Partial<
	Pick<
		SubscriptionRow,
		| "planId"
		| "status"
		| "periodStart"
		| "periodEnd"
		| "cancelAtPeriodEnd"
		| "nextPlanId"
		| "stripeSubscriptionId"
		| "isTrialUsed"
	>
>;

export async function subscriptionOf(db: Pick<Database, "query">, personId: string): Promise<SubscriptionRow> {
	const row = await db.query.subscription.findFirst({ where: eq(subscription.personId, personId) });
	if (!row) throw new PersonGone();
	return row;
}

/** A person's subscription, and when they joined. */
export async function standingOf(db: Database, personId: string): Promise<{ row: SubscriptionRow; joined: Date }> {
	const [found] = await db
		.select({ row: subscription, joined: person.createdAt })
		.from(subscription)
		.innerJoin(person, eq(person.id, subscription.personId))
		.where(eq(subscription.personId, personId));
	if (!found) throw new PersonGone();
	return found;
}

export async function subscriptionOfCustomer(db: Database, customerId: string): Promise<SubscriptionRow | undefined> {
	return db.query.subscription.findFirst({ where: eq(subscription.customerId, customerId) });
}

/**
 * Puts a person on a plan from `now` on. Leaving the trial uses it up; being put on it gives a new one.
 * @param plan `until`: when it ends, if it does not renew
 */
export async function startPlan(
	db: Pick<Database, "update">,
	personId: string,
	plan: Pick<Plan, "id" | "plan_name"> & { until?: Date },
	now: Date,
): Promise<void> {
	const isTrial = plan.plan_name === "trial";
	await db
		.update(subscription)
		.set({
			planId: plan.id,
			status: isTrial ? "trialing" : "active",
			periodStart: now,
			periodEnd: plan.until ?? null,
			cancelAtPeriodEnd: plan.until !== undefined,
			nextPlanId: null,
			stripeSubscriptionId: null,
			isTrialUsed: !isTrial,
			revision: sql`${subscription.revision} + 1`,
		})
		.where(eq(subscription.personId, personId));
}

/** Records that a person on the trial has had one before. A paid plan is not changed. */
export async function useTrialUp(db: Pick<Database, "update">, personId: string): Promise<void> {
	await db
		.update(subscription)
		.set({ isTrialUsed: true, revision: sql`${subscription.revision} + 1` })
		.where(eq(subscription.personId, personId));
}

/** Writes a change unless the row has changed since it was read. @returns whether it was written */
export async function changeSubscription(
	db: Database,
	read: SubscriptionRow,
	change: SubscriptionChange,
): Promise<boolean> {
	const { rowCount } = await db
		.update(subscription)
		.set({ ...change, revision: read.revision + 1 })
		.where(and(eq(subscription.personId, read.personId), eq(subscription.revision, read.revision)));
	return rowCount === 1;
}

/** Stores a person's id at the payment service, and that they were sent there to pay. */
export async function keepCustomer(db: Database, personId: string, customerId: string, now: Date): Promise<void> {
	await db.update(subscription).set({ customerId, checkoutAt: now }).where(eq(subscription.personId, personId));
}

/** The customers about whom there may be news: those who pay, and those who were sent to pay since `since`. */
export async function customersToReconcile(db: Database, since: Date): Promise<string[]> {
	const pays = and(isNotNull(subscription.stripeSubscriptionId), inArray(subscription.status, ["active", "past_due"]));
	const rows = await db
		.select({ customerId: subscription.customerId })
		.from(subscription)
		.where(and(isNotNull(subscription.customerId), or(pays, gt(subscription.checkoutAt, since))));
	return rows.flatMap(({ customerId }) => customerId ?? []);
}
