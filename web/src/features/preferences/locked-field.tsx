import type { Plan } from "@sayso/contract/entities/plan.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import css from "./field.module.css";

/** A preference the person's plan does not have: what it would do, and the plan that opens it. */
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
