import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { Subscription } from "@sayso/contract/entities/subscription.ts";
import type { Usage } from "@sayso/contract/entities/usage.ts";
import { useQuery } from "@tanstack/react-query";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";

/** A person's subscription: their plan, their usage, and the other plans. */
export interface Standing {
	/** The country for prices; empty if the person has not given one. */
	country: string;
	subscription: Subscription;
	plan: Plan;
	plans: readonly Plan[];
	/** Undefined if it could not be read. */
	usage: Usage | undefined;
}

type StandingQuery =
	| { state: "loading" }
	| { state: "failed"; retry: () => void }
	| { state: "ready"; standing: Standing };

/** Reads the subscription. If only the usage fails, the plan can still be changed. */
export function useStanding(): StandingQuery {
	const { api } = useServices();
	const profile = useQuery(queries.profile(api));
	const subscription = useQuery(queries.subscription(api));
	const plans = useQuery(queries.plans(api));
	const planID = subscription.data?.planID;
	const plan = useQuery({ ...queries.plan(api, planID ?? ""), enabled: planID !== undefined });
	const usage = useQuery({ ...queries.usage(api, profile.data?.id ?? ""), enabled: profile.data !== undefined });

	if (profile.data && subscription.data && plans.data && plan.data && !usage.isPending)
		return {
			state: "ready",
			standing: {
				country: profile.data.country ?? "",
				subscription: subscription.data,
				plan: plan.data,
				plans: plans.data,
				usage: usage.data,
			},
		};
	const failed = [profile, subscription, plans, plan].filter(({ isError }) => isError);
	if (failed.length === 0) return { state: "loading" };
	return { state: "failed", retry: () => failed.forEach((query) => void query.refetch()) };
}
