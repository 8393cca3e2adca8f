import type { Plan } from "@sayso/contract/entities/plan.ts";
import { trialFor } from "@sayso/contract/promotion.ts";
import type { Context } from "../../context.ts";
import type { Person } from "../../store/people.ts";
import { offeredPlans, planWithId } from "../../store/plans.ts";

/** Every plan on offer, as it is for this person. */
export async function plansFor({ db }: Pick<Context, "db">, person: Person): Promise<Plan[]> {
	return (await offeredPlans(db)).map(asFor(person));
}

/** One plan, as it is for this person; also one no longer on offer, for whoever is still on it. */
export async function planFor({ db }: Pick<Context, "db">, person: Person, id: string): Promise<Plan | undefined> {
	const plan = await planWithId(db, id);
	return plan && asFor(person)(plan);
}

/** The trial depends on when the person joined. */
const asFor = (person: Person) => (plan: Plan) =>
	plan.plan_name === "trial" ? trialFor(plan, person.createdAt) : plan;
