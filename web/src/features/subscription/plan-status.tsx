import { canCancel, canUpgrade } from "@sayso/contract/rules/plan-change.ts";
import { Link } from "@tanstack/react-router";
import { planWords } from "../../content/plan-words.ts";
import buttonCss from "../../ui/button.module.css";
import { Panel } from "../../ui/panel.tsx";
import { CancelSubscription } from "./cancel-subscription.tsx";
import css from "./plan-status.module.css";
import { PortalButton } from "./portal-button.tsx";
import type { Standing } from "./use-standing.ts";

/** The person's plan, its state, and the available actions. */
export function PlanStatus({ standing }: { standing: Standing }) {
	const { plan, plans, subscription } = standing;
	const following = plans.find(({ id }) => id === subscription.nextPlanID);
	const { name, period, status, next } = planWords(standing, following);
	const mayUpgrade = canUpgrade(plan);
	return (
		<Panel title="Your plan">
			<div className={css.plan}>
				<p className={css.name}>{name}</p>
				{period && <p>{period}</p>}
				{status && (
					<p className={css.status} data-standing={subscription.standing}>
						{status}
					</p>
				)}
			</div>
			{next && <p>{next}</p>}
			<div className={css.actions}>
				<Link
					to="/app/subscription"
					search={{ view: "plans" }}
					className={buttonCss.button}
					data-look={mayUpgrade ? "primary" : "secondary"}
				>
					{mayUpgrade ? "Upgrade" : "See the plans"}
				</Link>
				{subscription.hasPortal && <PortalButton />}
				{canCancel(plan, subscription) && !subscription.cancelAtPeriodEnd && (
					<CancelSubscription subscriptionId={subscription.stripeSubscriptionId ?? ""} />
				)}
			</div>
		</Panel>
	);
}
