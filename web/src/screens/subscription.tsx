import { messages } from "@sayso/contract/messages.ts";
import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { PlanStatus } from "../features/subscription/plan-status.tsx";
import { PlansView } from "../features/subscription/plans-view.tsx";
import { UsageChart } from "../features/subscription/usage-chart.tsx";
import { UsageMeters } from "../features/subscription/usage-meters.tsx";
import { useFreshReading } from "../features/subscription/use-fresh-reading.ts";
import { type Standing, useStanding } from "../features/subscription/use-standing.ts";
import { BackLink } from "../ui/back-link.tsx";
import { Failed } from "../ui/failed.tsx";
import { Notice } from "../ui/notice.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useToast } from "../ui/toast.tsx";
import css from "./subscription.module.css";

/** The person's plan and usage; with `view=plans`, all plans. */
export function Subscription() {
	const { view, checkout, ordered, changed } = useSearch({ from: "/app/subscription" });
	const isRead = useFreshReading(checkout === "paid" || ordered !== undefined);
	const reading = useStanding();
	const subscription = reading.state === "ready" ? reading.standing.subscription : undefined;
	const isPaid = subscription?.stripeSubscriptionId != null && (checkout === "paid" || ordered === subscription.planID);
	const toast = useToast();
	const isFailed = reading.state === "failed";
	useEffect(() => {
		if (isFailed) toast("Error", "error");
	}, [isFailed, toast]);

	return (
		<div className={css.screen}>
			{isPaid && <Notice type="success">{messages.subscription.paid}</Notice>}
			{checkout === "paid" && subscription && isRead && !isPaid && (
				<Notice type="info">{messages.subscription.paymentAwaited}</Notice>
			)}
			{changed === "now" && <Notice type="success">Your new plan has begun.</Notice>}
			{changed === "at-renewal" && <Notice type="success">Your new plan begins at the renewal.</Notice>}
			{changed === "keep" && (
				<Notice type="success">You keep your plan. The change that was planned is cancelled.</Notice>
			)}
			{reading.state === "loading" && <Spinner label="Loading" />}
			{reading.state === "failed" && <Failed sentence={messages.subscription.loadFailed} onRetry={reading.retry} />}
			{reading.state === "ready" && view === "plans" && (
				<>
					<BackLink to="/app/subscription">Back to your plan</BackLink>
					<h2 className="visually-hidden">Plans</h2>
					<PlansView standing={reading.standing} />
				</>
			)}
			{reading.state === "ready" && view !== "plans" && <BillingView standing={reading.standing} />}
		</div>
	);
}

function BillingView({ standing }: { standing: Standing }) {
	return (
		<div className={css.billing}>
			<PlanStatus standing={standing} />
			<UsageMeters standing={standing} />
			<div className={css.chart}>
				<UsageChart />
			</div>
		</div>
	);
}
