import { statusNames } from "@sayso/contract/entities/subscription.ts";
import { canCancel, canUpgrade, isYearly } from "@sayso/contract/rules/plan-change.ts";
import { Link } from "@tanstack/react-router";
import buttonCss from "../../ui/button.module.css";
import { Panel } from "../../ui/panel.tsx";
import { CancelSubscription } from "./cancel-subscription.tsx";
import { longDate } from "./period.ts";
import css from "./plan-status.module.css";
import { PortalButton } from "./portal-button.tsx";
import type { Standing } from "./use-standing.ts";

/** Which plan the person has, how it stands, and what can be done about it. */
export function PlanStatus({ standing }: { standing: Standing }) {
	const { plan, plans, subscription } = standing;
	const next = plans.find(({ id }) => id === subscription.nextPlanID);
	const isPaid = plan.plan_name !== "trial";
	return (
		<Panel title="Your plan">
			<div className={css.plan}>
				<p className={css.name}>{plan.display_name}</p>
				{isPaid && <p>{isYearly(plan) ? "Yearly" : "Monthly"}</p>}
				<p className={css.status} data-status={subscription.status}>
					{statusNames[subscription.status]}
				</p>
			</div>
			{subscription.currentPeriodEnd && (
				<p>
					{subscription.stripeSubscriptionId && !subscription.cancelAtPeriodEnd ? "Renews" : "Ends"} on{" "}
					{longDate(subscription.currentPeriodEnd)}.
					{next && ` Then ${next.display_name}, ${isYearly(next) ? "yearly" : "monthly"}, begins.`}
				</p>
			)}
			{subscription.status === "past_due" && <p>The last payment did not go through. Please check your card.</p>}
			<div className={css.actions}>
				{canUpgrade(plan) && (
					<Link to="/app/subscription" search={{ view: "plans" }} className={buttonCss.button} data-look="accent">
						Upgrade
					</Link>
				)}
				{!canUpgrade(plan) && (
					<Link to="/app/subscription" search={{ view: "plans" }} className={buttonCss.button} data-look="secondary">
						See the plans
					</Link>
				)}
				{subscription.hasPortal && <PortalButton />}
				{canCancel(plan, subscription) && !subscription.cancelAtPeriodEnd && (
					<CancelSubscription subscriptionId={subscription.stripeSubscriptionId ?? ""} />
				)}
			</div>
		</Panel>
	);
}
