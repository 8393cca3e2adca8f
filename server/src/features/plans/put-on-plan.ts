import type { PlanName } from "@sayso/contract/entities/plan.ts";
import { planById, planCatalogue } from "@sayso/contract/plans.ts";
import type { Context } from "../../context.ts";
import { startPlan } from "../../store/subscriptions.ts";

/** The plan of this name and period in days; without a period, the first in the catalogue. */
export function findPlan(name: PlanName, period?: string) {
	return planCatalogue.find((plan) => plan.plan_name === name && (!period || plan.plan_period === period));
}

/** Puts a person on a plan from now on, as an operator may. It renews by itself and is free. */
export async function putOnPlan(context: Pick<Context, "db" | "clock">, personId: string, planId: string) {
	const plan = planById(planId);
	if (!plan) throw new Error(`There is no plan ${planId}`);
	await startPlan(context.db, personId, plan, context.clock.now());
}
