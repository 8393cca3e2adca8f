import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";

/**
 * Answers stay fresh for half a minute; temporary failures are retried twice. Without a network a call fails at once, so that the
 * screen can say so, and is repeated when the network is back.
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
