import { Link, useLocation } from "@tanstack/react-router";
import { useOwnPlan } from "../../api/use-own-plan.ts";
import { leftWords } from "../../content/plan-words.ts";
import { Notice } from "../../ui/notice.tsx";
import css from "./interactions-left.module.css";

/** Says so when few Interactions are left or none: here, before anybody has spoken, not when the replies are asked for. */
export function InteractionsLeft() {
	const own = useOwnPlan();
	const { pathname } = useLocation();
	// The Subscription screen says it at length.
	const words = own && pathname !== "/app/subscription" && leftWords(own);
	return (
		<div role="status" className={css.left}>
			{words && (
				<Notice type="warning" live={false}>
					<p>
						{words}{" "}
						<Link to="/app/subscription" search={{ view: "plans" }}>
							See the plans
						</Link>
					</p>
				</Notice>
			)}
		</div>
	);
}
