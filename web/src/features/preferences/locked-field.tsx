import type { Plan } from "@sayso/contract/entities/plan.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import css from "./field.module.css";

/** A preference that the person's plan does not include: what it does, and the plan that unlocks it. */
export function LockedField({ label, info, isIn }: { label: string; info: string; isIn: (plan: Plan) => boolean }) {
	const opensIt = planCatalogue.find(isIn);
	return (
		<div className={css.locked}>
			<strong>
				<Icon name="lock" size={1.25} />
				{label}
			</strong>
			<p>{info}</p>
			{opensIt && (
				<Link to="/app/subscription" search={{ view: "plans" }}>
					Comes with the {opensIt.display_name}
				</Link>
			)}
		</div>
	);
}
