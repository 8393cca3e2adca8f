import type { Plan } from "@sayso/contract/entities/plan.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import css from "./plan-badge.module.css";

/** The plan as the top bar names it. `used`: Interactions, undefined until that is known. */
function planLabel(plan: Plan, used: number | undefined): string | undefined {
	if (plan.plan_name === "trial") {
		return used === undefined ? undefined : `${used}/${plan.max_interactions} free interactions`;
	}
	if (plan.plan_name === "thirdparty") return plan.display_name;
	return `${plan.display_name} ${plan.plan_period === "365" ? "Yearly" : "Monthly"}`;
}

/** Which plan the person has, once that is known; nothing where it cannot be. */
export function PlanBadge() {
	const { api } = useServices();
	const { data: profile } = useQuery(queries.profile(api));
	const { data: subscription } = useQuery(queries.subscription(api));
	const { data: plan } = useQuery({
		...queries.plan(api, subscription?.planID ?? ""),
		enabled: subscription !== undefined,
	});
	const { data: usage } = useQuery({ ...queries.usage(api, profile?.id ?? ""), enabled: profile !== undefined });
	const label = plan && planLabel(plan, usage?.interactions.count);
	if (!plan || !label) return null;
	const isUpgradable = plan.plan_name === "trial" || plan.plan_name === "base";
	return (
		<div className={css.plan}>
			<p className={css.badge}>{label}</p>
			{isUpgradable && (
				<Link to="/app/subscription" search={{ view: "plans" }} className={css.upgrade}>
					Upgrade
				</Link>
			)}
		</div>
	);
}
