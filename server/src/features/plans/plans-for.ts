import type { Plan } from "@sayso/contract/entities/plan.ts";
import { trialFor } from "@sayso/contract/promotion.ts";
import type { Context } from "../../context.ts";
import type { Person } from "../../store/people.ts";
import { offeredPlans, planWithId } from "../../store/plans.ts";

/** Every plan on offer, with its terms for this person. */
export async function plansFor({ db, config }: Pick<Context, "db" | "config">, person: Person): Promise<Plan[]> {
	return (await offeredPlans(db)).map(asFor(person, config));
}

/** One plan, with its terms for this person; also a plan that is no longer on offer but still in use. */
export async function planFor(
	{ db, config }: Pick<Context, "db" | "config">,
	person: Person,
	id: string,
): Promise<Plan | undefined> {
	const plan = await planWithId(db, id);
	return plan && asFor(person, config)(plan);
}

/** The trial depends on when the person joined. */
const asFor =
	(person: Person, { promotion }: Context["config"]) =>
	(plan: Plan) =>
		plan.plan_name === "trial" ? trialFor(plan, person.createdAt, promotion) : plan;
