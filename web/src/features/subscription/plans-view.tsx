import { isYearly, plansShown } from "@sayso/contract/rules/plan-change.ts";
import { useState } from "react";
import { aboutTokens } from "../../content/plan-features.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { changeWords } from "./change-words.ts";
import { PlanCard } from "./plan-card.tsx";
import css from "./plans-view.module.css";
import { choiceFailure, type PlanChoice, usePlanChoice } from "./use-plan-choice.ts";
import type { Standing } from "./use-standing.ts";

const periods = [
	{ value: "monthly", label: "Monthly" },
	{ value: "yearly", label: "Yearly" },
] as const;

/** All plans to choose from, billed monthly or yearly. */
export function PlansView({ standing }: { standing: Standing }) {
	const [period, setPeriod] = useState<"monthly" | "yearly">(isYearly(standing.plan) ? "yearly" : "monthly");
	const [asked, setAsked] = useState<PlanChoice>();
	const choice = usePlanChoice(standing.country);

	function choose(chosen: PlanChoice): void {
		setAsked(undefined);
		choice.choose(chosen);
	}

	return (
		<div className={css.view}>
			<Segmented label="Billing period" segments={periods} value={period} onChange={setPeriod} />
			{choice.isError && choice.variables && (
				<Notice type="error">{choiceFailure(choice.error, choice.variables)}</Notice>
			)}
			<ul className={css.cards} aria-label="Plans">
				{plansShown(standing.plans, period).map((plan) => (
					<PlanCard
						key={plan.id}
						plan={plan}
						standing={standing}
						isBusy={choice.isPending}
						onChoose={(chosen) => (changeWords[chosen.change].explained ? setAsked(chosen) : choose(chosen))}
					/>
				))}
			</ul>
			<p className={css.tokens}>{aboutTokens}</p>
			{asked && (
				<Dialog title={`Change to ${asked.plan.display_name}?`} isOpen isAlert onClose={() => setAsked(undefined)}>
					<p>{changeWords[asked.change].explained}</p>
					<div className={css.answers}>
						<Button look="primary" onPress={() => choose(asked)}>
							{changeWords[asked.change].action}
						</Button>
						<Button onPress={() => setAsked(undefined)}>Go back</Button>
					</div>
				</Dialog>
			)}
		</div>
	);
}
