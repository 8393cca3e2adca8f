import type { Plan } from "@sayso/contract/entities/plan.ts";
import { messages } from "@sayso/contract/messages.ts";
import { formatPrice, isForeignPrice, priceFor } from "@sayso/contract/pricing.ts";
import { cardNote, isYearly, planChange } from "@sayso/contract/rules/plan-change.ts";
import { allFeatures } from "../../content/plan-features.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { changeWords } from "./change-words.ts";
import css from "./plan-card.module.css";
import type { PlanChoice } from "./use-plan-choice.ts";
import type { Standing } from "./use-standing.ts";

interface PlanCardProps {
	plan: Plan;
	standing: Standing;
	/** A choice is being made: nothing else can be chosen. */
	isBusy: boolean;
	onChoose: (choice: PlanChoice) => void;
}

/** A plan: its price here, its contents, and the effect of choosing it. */
export function PlanCard({ plan, standing, isBusy, onChoose }: PlanCardProps) {
	const { country, subscription } = standing;
	const note = cardNote(plan, standing.plan, subscription);
	const change = planChange(plan, standing.plan, subscription);
	const { action, instead } = changeWords[change];
	return (
		<li className={css.card} data-current={note === "Current Plan" || undefined}>
			<header className={css.header}>
				<h3>{plan.display_name}</h3>
				{plan.most_popular && <span className={css.badge}>Most Popular</span>}
			</header>
			<Price plan={plan} country={country} />
			<ul className={css.features}>
				{allFeatures(plan).map((feature) => (
					<li key={feature}>
						<Icon name="check" size={1.25} />
						{feature}
					</li>
				))}
			</ul>
			<div className={css.action}>
				{note && <p className={css.note}>{note}</p>}
				{!note && instead && <p>{instead}</p>}
				{action && (
					<Button
						look={plan.most_popular ? "primary" : "secondary"}
						wide
						isDisabled={isBusy}
						aria-label={`${action}: ${plan.display_name}`}
						onPress={() => onChoose({ plan, change })}
					>
						{action}
					</Button>
				)}
			</div>
		</li>
	);
}

function Price({ plan, country }: { plan: Plan; country: string }) {
	const price = priceFor(plan.pricing, country);
	if (!price) return null;
	const isFree = plan.plan_period === "0";
	return (
		<div>
			<p className={css.price}>
				<strong>{formatPrice(price)}</strong>
				{!isFree && <span>{isYearly(plan) ? "/year" : "/month"}</span>}
			</p>
			{!isFree && isForeignPrice(price, country) && <p className={css.vary}>{messages.subscription.pricingMayVary}</p>}
		</div>
	);
}
