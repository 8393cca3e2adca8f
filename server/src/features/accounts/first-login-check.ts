import { trialPlanId } from "@sayso/contract/plans.ts";
import type { FirstLoginCheck } from "@sayso/contract/v1/users/first-login-check.ts";
import type { Context } from "../../context.ts";
import type { Principal } from "../../seams/identity.ts";
import { hasAgreed } from "../../store/agreements.ts";
import type { Person } from "../../store/people.ts";
import { subscriptionOf } from "../../store/subscriptions.ts";

/** How far a person has come with their profile, and whether a free plan is available to them. */
export async function firstLoginCheck(
	{ db }: Pick<Context, "db">,
	person: Person,
	{ emailVerified }: Pick<Principal, "emailVerified">,
): Promise<FirstLoginCheck> {
	const { planId, isTrialUsed } = await subscriptionOf(db, person.id);
	return {
		profile_complete: person.profileCompletedAt !== null,
		status: person.profileSavedAt ? "active" : null,
		agreement_needed: !(await hasAgreed(db, person.id)),
		email_verified: emailVerified,
		free_plan_used: planId === trialPlanId && isTrialUsed,
	};
}
