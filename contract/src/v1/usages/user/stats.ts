import { z } from "zod";
import { endpoint } from "../../../endpoint.ts";
import { Usage } from "../../../entities/usage.ts";

/** `day`: a date in UTC. `tokens`: input and output together. */
export const UsageDay = z.object({ day: z.iso.date(), interactions: z.int(), tokens: z.int() });
export type UsageDay = z.infer<typeof UsageDay>;

export const usageStats = endpoint({
	method: "GET",
	path: "/v1/usages/user/stats",
	summary: "Tokens used in the current period, and the last 30 days one by one, oldest first.",
	auth: "bearer",
	response: z.object({ tokensUsed: Usage.shape.tokensUsed, days: z.array(UsageDay) }),
	errors: [],
});
