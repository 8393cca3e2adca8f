import { Link, useLocation } from "@tanstack/react-router";
import { useOwnPlan } from "../../api/use-own-plan.ts";
import { leftWords } from "../../content/plan-words.ts";
import { Notice } from "../../ui/notice.tsx";
import css from "./interactions-left.module.css";

/** Warns when few or no Interactions are left, before the conversation and not only when replies are requested. */
export function InteractionsLeft() {
	const own = useOwnPlan();
	const { pathname } = useLocation();
	// The Subscription screen shows it in detail.
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
