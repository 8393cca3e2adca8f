import { usageStats as endpoint } from "@sayso/contract/v1/usages/user/stats.ts";
import { usageStats } from "../../../../features/usage/usage-stats.ts";
import { route } from "../../../../http/route.ts";

export const routes = [route(endpoint, { answer: ({ person }, context) => usageStats(context, person.id) })];
