import { randomUUID } from "node:crypto";
import { testDatabase } from "@sayso/harness/product/test-app.ts";
import { afterAll } from "vitest";
import { describeBilling } from "../../seams/billing.conformance.ts";
import { openDatabase } from "../../store/database.ts";
import { sandboxBilling } from "./sandbox.ts";
import { signWebhook } from "./webhook-signature.ts";

const { db, pool } = openDatabase(await testDatabase(), () => {});
afterAll(() => pool.end());

describeBilling("sandbox", async () => {
	const { billing, checkouts } = sandboxBilling({
		db,
		clock: { now: () => new Date() },
		newId: randomUUID,
		publicUrl: "https://sayso.example",
		secret: "a secret",
	});
	return {
		billing,
		async pay(url) {
			const webhook = await checkouts.pay(url.split("/").at(-1) ?? "");
			if (!webhook) throw new Error("This checkout is not open");
			return webhook;
		},
		sign: (raw, at = new Date()) => signWebhook(raw, "a secret", at),
	};
});
