import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";

/** Coming back from a checkout: the subscription is read as the payment service has it now, and the usage with it. */
export function useFreshReading(isNeeded: boolean): void {
	const { api } = useServices();
	const queryClient = useQueryClient();
	useEffect(() => {
		if (!isNeeded) return;
		const { queryKey } = queries.subscription(api);
		void api.currentSubscription({ query: { fresh: "true" } }).then(
			(subscription) => {
				queryClient.setQueryData(queryKey, subscription);
				void queryClient.invalidateQueries({ queryKey: ["usage"] });
				// The voice that speaks comes with the plan.
				void queryClient.invalidateQueries({ queryKey: queries.profile(api).queryKey });
			},
			// The screen reads it in the usual way, too, and says where that fails.
			() => queryClient.invalidateQueries({ queryKey }),
		);
	}, [isNeeded, api, queryClient]);
}
