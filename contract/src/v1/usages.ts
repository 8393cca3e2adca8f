import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Usage } from "../entities/usage.ts";
import { Text } from "../rules/text.ts";

export const usage = endpoint({
	method: "GET",
	path: "/v1/usages/:userId",
	summary: "What the person who calls has used in the current period.",
	auth: "bearer",
	params: z.object({ userId: Text.max(64) }),
	response: Usage,
	errors: ["not_found"],
});
