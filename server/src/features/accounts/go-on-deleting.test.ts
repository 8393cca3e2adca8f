import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test, vi } from "vitest";
import { scriptedBilling } from "../../adapters/billing/scripted.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { subscriptionOf } from "../../store/subscriptions.ts";
import { goOnDeleting } from "./go-on-deleting.ts";

const billing = scriptedBilling({});
const { app, context } = await testApp({ RATE_LIMITS: "off" }, { billing });

test("a person who subscribes after a deletion was cut off has no active subscription once the deletion is completed", async () => {
	const { headers } = await signUp(app);
	const leave = () => app.inject({ method: "DELETE", url: "/api/v1/users/delete", headers });
	const remove = vi.spyOn(context.identity, "remove").mockRejectedValue(new SeamError("away", { retryable: true }));
	for (const press of [leave, leave, leave]) expect((await press()).statusCode).toBe(503);
	const { rows } = await context.pool.query("select data from pgboss.job where name = $1", [goOnDeleting.name]);
	expect(rows).toHaveLength(1);

	const payload = { plan_id: "premium-monthly", stripe_price_id: "premium-monthly-us" };
	const order = await app.inject({ method: "POST", url: "/api/v1/stripe/checkout-link", headers, payload });
	await billing.pay(order.json().checkout_url.split("/").at(-1));
	const { personId } = rows[0].data;
	const { customerId } = await subscriptionOf(context.db, personId);
	expect(await billing.subscriptionOf(customerId ?? "")).toMatchObject({ status: "active" });

	remove.mockRestore();
	await goOnDeleting.run(context, rows[0].data);
	expect(await billing.subscriptionOf(customerId ?? "")).toMatchObject({ status: "canceled" });
	expect((await context.pool.query("select 1 from person where id = $1", [personId])).rowCount).toBe(0);
});
