import { dayMilliseconds } from "@sayso/contract/day.ts";
import { trialPlanId } from "@sayso/contract/plans.ts";
import type { SubscriptionRow } from "../../store/subscriptions.ts";

/**
 * How many days a renewing plan continues without news of its renewal, because the payment service may be slow or out
 * of reach.
 */
const renewalGraceDays = 3;
/** A subscription as it is at `now`: after its end the person is back on the used trial. */
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
