import { Link } from "@tanstack/react-router";
import { useOwnPlan } from "../../api/use-own-plan.ts";
import { planWords } from "../../content/plan-words.ts";
import css from "./plan-badge.module.css";

/** The person's plan, once known; renders nothing if it cannot be loaded. */
export function PlanBadge() {
	const own = useOwnPlan();
	const badge = own && planWords(own).badge;
	if (!badge) return null;
	const isUpgradable = own.plan.plan_name === "trial" || own.plan.plan_name === "base";
	return (
		<div className={css.plan}>
			<p className={css.badge}>{badge}</p>
			{isUpgradable && (
				<Link to="/app/subscription" search={{ view: "plans" }} className={css.upgrade}>
					Upgrade
				</Link>
			)}
		</div>
	);
}
