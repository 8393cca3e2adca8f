import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Plan } from "../entities/plan.ts";
import { Text } from "../rules/text.ts";

export const plans = endpoint({
	method: "GET",
	path: "/v1/plans",
	summary: "Every plan.",
	auth: "bearer",
	response: z.array(Plan),
	errors: [],
});

export const plan = endpoint({
	method: "GET",
	path: "/v1/plans/:id",
	summary: "One plan.",
	auth: "bearer",
	params: z.object({ id: Text.max(40) }),
	response: Plan,
	errors: ["not_found"],
});
