import type { PlanName } from "@sayso/contract/entities/plan.ts";
import { runAdmin } from "../product/run-admin.ts";

/** Puts a person on a plan, as an operator does. */
export async function putOnPlan(email: string, plan: PlanName): Promise<void> {
	await runAdmin({ NODE_ENV: "test", DATA_DIR: process.env.E2E_DATA_DIR ?? "" }, "user", "plan", email, plan);
}
