import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { onShownAgain } from "../../ui/leave-page.ts";

/**
 * Reads the subscription as the payment service has it now, and the usage with it: at first where that `isNeeded`, and
 * whenever the page is shown again after it was left.
 * @returns whether an answer came, or failed
 */
export function useFreshReading(isNeeded: boolean): boolean {
	const { api } = useServices();
	const queryClient = useQueryClient();
	const [isRead, setRead] = useState(false);
	// The address changes while the page is left, too: what is asked then would never be answered.
	const [isNeededFirst] = useState(isNeeded);
	useEffect(() => {
		const { queryKey } = queries.subscription(api);
		const read = () =>
			void api
				.currentSubscription({ query: { fresh: "true" } })
				.then(
					(subscription) => {
						queryClient.setQueryData(queryKey, subscription);
						void queryClient.invalidateQueries({ queryKey: ["usage"] });
						// The voice that speaks comes with the plan.
						void queryClient.invalidateQueries({ queryKey: queries.profile(api).queryKey });
					},
					// The screen reads it in the usual way, too, and says where that fails.
					() => queryClient.invalidateQueries({ queryKey }),
				)
				.finally(() => setRead(true));
		if (isNeededFirst) read();
		return onShownAgain(read);
	}, [isNeededFirst, api, queryClient]);
	return isRead;
}
