import { useQuery } from "@tanstack/react-query";
import type { OwnPlan } from "../content/plan-words.ts";
import { queries } from "./queries.ts";
import { useServices } from "./services.tsx";

/** How the person stands with their plan, as the server says; undefined until that is known. Usage may come later. */
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
