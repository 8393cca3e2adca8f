import { randomBytes } from "node:crypto";
import type { Config } from "../../config/config.ts";
import type { Billing } from "../../seams/billing.ts";
import type { SandboxCheckouts } from "../../seams/sandbox-checkouts.ts";
import type { Database } from "../../store/database.ts";
import { sandboxBilling } from "./sandbox.ts";
import { stripeBilling } from "./stripe.ts";

export interface OpenBilling {
	billing: Billing;
	/** The data of the sandbox's payment page, if the sandbox is the payment service. */
	checkouts: SandboxCheckouts | undefined;
}

/** The payment service that the configuration names. */
export const openBilling = (
	{ billing, publicUrl }: Pick<Config, "billing" | "publicUrl">,
	parts: { db: Database; clock: { now(): Date }; newId(): string },
): OpenBilling =>
	billing.adapter === "stripe"
		? { billing: stripeBilling(billing), checkouts: undefined }
		: // The sandbox's webhooks never leave this process, so other processes do not need its secret.
			sandboxBilling({ ...parts, publicUrl, secret: randomBytes(32).toString("hex") });
