import { dayMilliseconds } from "@sayso/contract/day.ts";
import { trialPlanId } from "@sayso/contract/plans.ts";
import type { SubscriptionRow } from "../../store/subscriptions.ts";

/** How long a plan that renews goes on without news of its renewal: the payment service may be slow, or out of reach. */
const renewalGraceDays = 3;
/** A subscription as it stands at `now`: one that is over leaves its person on the trial they have used. */
export function afterItsEnd(row: SubscriptionRow, now: Date): SubscriptionRow {
	if (row.planId === trialPlanId || !isOver(row, now)) return row;
	return {
		...row,
		planId: trialPlanId,
		status: "canceled",
		periodStart: row.periodEnd ?? row.periodStart,
		periodEnd: null,
		cancelAtPeriodEnd: false,
		nextPlanId: null,
		stripeSubscriptionId: null,
		isTrialUsed: true,
	};
}

function isOver({ status, periodEnd, cancelAtPeriodEnd }: SubscriptionRow, now: Date): boolean {
	if (status === "canceled") return true;
	if (!periodEnd) return false;
	const grace = cancelAtPeriodEnd ? 0 : renewalGraceDays * dayMilliseconds;
	return now.getTime() >= periodEnd.getTime() + grace;
}
