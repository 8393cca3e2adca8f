import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";

/**
 * Answers stay good for half a minute; what may succeed later is tried twice more. Without a network a call fails at once, so
 * that a screen says so; it is asked again when the network is back.
 */
export const createQueryClient = (): QueryClient =>
	new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: 30_000,
				networkMode: "always",
				refetchOnReconnect: true,
				retry: (failures, error) =>
					navigator.onLine && failures < 2 && error instanceof ApiError && error.problem.retryable,
			},
		},
	});
