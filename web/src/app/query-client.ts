import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";

/** Answers stay good for half a minute; what may succeed later is tried twice more. */
export const createQueryClient = (): QueryClient =>
	new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: 30_000,
				retry: (failures, error) => failures < 2 && error instanceof ApiError && error.problem.retryable,
			},
		},
	});
