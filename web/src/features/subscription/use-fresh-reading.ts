import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { onShownAgain } from "../../ui/leave-page.ts";

/**
 * Reads the subscription from the payment service, and the usage: at first if `isNeeded`, and whenever the page is shown again.
 * @returns whether an answer or an error has come
 */
export function useFreshReading(isNeeded: boolean): boolean {
	const { api } = useServices();
	const queryClient = useQueryClient();
	const [isRead, setRead] = useState(false);
	// The address also changes when the page is left: a request started then would never be answered.
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
						// The available voices depend on the plan.
						void queryClient.invalidateQueries({ queryKey: queries.profile(api).queryKey });
					},
					// The screen also reads it in the usual way, and shows the error if that fails.
					() => queryClient.invalidateQueries({ queryKey }),
				)
				.finally(() => setRead(true));
		if (isNeededFirst) read();
		return onShownAgain(read);
	}, [isNeededFirst, api, queryClient]);
	return isRead;
}
