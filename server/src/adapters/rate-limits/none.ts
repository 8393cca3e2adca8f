import type { RateLimits } from "../../seams/rate-limits.ts";

/** For load tests on a developer's machine. */
export const noRateLimits: RateLimits = { count: async () => {}, forget: async () => {} };
