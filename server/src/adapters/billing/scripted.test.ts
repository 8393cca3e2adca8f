import { expect, test } from "vitest";
import { describeBilling } from "../../seams/billing.conformance.ts";
import { type BillingScript, scriptedBilling } from "./scripted.ts";
import { signWebhook } from "./webhook-signature.ts";

describeBilling("scripted", async () => {
	const billing = scriptedBilling();
	return {
		billing,
		async pay(url) {
			const webhook = await billing.pay(url.split("/").at(-1) ?? "");
			if (!webhook) throw new Error("This checkout is not open");
			return webhook;
		},
		sign: (raw, at = new Date()) => signWebhook(raw, "scripted", at),
	};
});

test("it fails, and recovers, as the script says", async () => {
	const script: BillingScript = { failing: true };
	const billing = scriptedBilling(script);
	await expect(billing.subscriptionOf("anybody")).rejects.toMatchObject({ retryable: true });
	script.failing = false;
	expect(await billing.subscriptionOf("anybody")).toBeNull();
});
