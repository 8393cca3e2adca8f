import { useQuery } from "@tanstack/react-query";
import type { OwnPlan } from "../content/plan-words.ts";
import { queries } from "./queries.ts";
import { useServices } from "./services.tsx";

/** The person's plan and usage from the server; undefined until known. Usage may come later. */
export function useOwnPlan(): OwnPlan | undefined {
	const { api } = useServices();
	const { data: profile } = useQuery(queries.profile(api));
	const { data: subscription } = useQuery(queries.subscription(api));
	const { data: plan } = useQuery({
		...queries.plan(api, subscription?.planID ?? ""),
		enabled: subscription !== undefined,
	});
	const { data: usage } = useQuery({ ...queries.usage(api, profile?.id ?? ""), enabled: profile !== undefined });
	return plan && subscription && { plan, subscription, usage };
}
