import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { Standing } from "@sayso/contract/entities/subscription.ts";
import { trialPlanId } from "@sayso/contract/plans.ts";
import { type Promotion, trialEnd, trialFor } from "@sayso/contract/promotion.ts";
import type { SubscriptionRow } from "../../store/subscriptions.ts";
import type { UsageRow } from "../../store/usages.ts";

interface Facts {
	/** The result of `afterItsEnd`. */
	row: SubscriptionRow;
	/** The catalogue's plan of that row. */
	plan: Plan;
	joined: Date;
	used: Pick<UsageRow, "interactions">;
	promotion: Promotion | null;
	now: Date;
}

interface HowOneStands {
	standing: Standing;
	/** The plan for this person: their trial may include more than the catalogue's. */
	plan: Plan;
	/**
	 * The most Interactions in this period; undefined for no limit. After its end a trial allows no more than before.
	 */
	interactionLimit: number | undefined;
	/** When free access ends by date; null if only its Interactions limit it. */
	freeUntil: Date | null;
}

/** The status of a person's plan. This is the only place that decides it, for the badge, the usage and the limit. */
export function standingAt({ row, plan, joined, used, promotion, now }: Facts): HowOneStands {
	if (row.planId !== trialPlanId)
		return {
			standing: standingOfPaid(row),
			plan,
			interactionLimit: plan.max_interactions < 0 ? undefined : plan.max_interactions,
			freeUntil: null,
		};
	const trial = trialFor(plan, joined, promotion);
	const freeUntil = row.isTrialUsed ? null : trialEnd(joined, promotion);
	const isOver = row.isTrialUsed || (freeUntil !== null && now >= freeUntil);
	const isUsedUp = used.interactions >= trial.max_interactions;
	return {
		standing: row.status === "canceled" ? "lapsed" : isOver || isUsedUp ? "trial_over" : "trial",
		plan: trial,
		interactionLimit: isOver ? Math.min(used.interactions, trial.max_interactions) : trial.max_interactions,
		freeUntil,
	};
}

const standingOfPaid = ({ status, cancelAtPeriodEnd }: SubscriptionRow): Standing =>
	status === "past_due" ? "past_due" : cancelAtPeriodEnd ? "ending" : "renewing";
