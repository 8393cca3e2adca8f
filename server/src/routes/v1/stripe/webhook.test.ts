import { Refusal } from "@sayso/contract/errors.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { type BillingScript, scriptedBilling } from "../../../adapters/billing/scripted.ts";
import { signWebhook } from "../../../adapters/billing/webhook-signature.ts";
import { cancelForDeletion } from "../../../features/billing/cancel-for-deletion.ts";
import { reconcileSubscriptions } from "../../../features/billing/reconcile-subscriptions.ts";
import { syncSubscription } from "../../../features/billing/sync-subscription.ts";
import { subscriptionOf } from "../../../store/subscriptions.ts";

const script: BillingScript = {};
const billing = scriptedBilling(script);
const { app, context, logged } = await testApp({ RATE_LIMITS: "off" }, { billing });

const send = ({ raw, signature }: { raw: Buffer; signature: string }) =>
	app.inject({
		method: "POST",
		url: "/api/v1/stripe/webhook",
		headers: { "content-type": "application/json", "stripe-signature": signature },
		payload: raw,
	});

/** A person who has paid for premium, and the webhook about it, which was not sent yet. */
async function payer() {
	const { headers } = await signUp(app);
	const get = async (url: string) => (await app.inject({ url: `/api/v1/${url}`, headers })).json();
	const payload = { plan_id: "premium-monthly", stripe_price_id: "premium-monthly-us" };
	const order = await app.inject({ method: "POST", url: "/api/v1/stripe/checkout-link", headers, payload });
	const webhook = await billing.pay(order.json().checkout_url.split("/").at(-1));
	if (!webhook) throw new Error("The checkout was closed");
	const { id } = await get("users");
	const { customerId } = await subscriptionOf(context.db, id);
	const plan = async () => (await get("subscriptions/current/me")).planID;
	return { id, headers, get, webhook, plan, customerId: customerId ?? "" };
}

test("a webhook starts the plan, and changes nothing when it comes again", async () => {
	const { webhook, plan, get } = await payer();
	expect(await plan()).toBe("trial");
	expect((await send(webhook)).statusCode).toBe(200);
	const started = await get("subscriptions/current/me");
	expect(started.planID).toBe("premium-monthly");
	for (const again of await Promise.all([send(webhook), send(webhook), send(webhook)]))
		expect(again.statusCode).toBe(200);
	expect(await get("subscriptions/current/me")).toEqual(started);
});

test("a webhook that comes after newer ones says nothing old", async () => {
	const { webhook, plan, customerId } = await payer();
	await send(webhook);
	await billing.endAll(customerId);
	await send(webhook);
	expect(await plan()).toBe("trial");
});

test("what was read before something newer was written is not written over it", async () => {
	const { webhook, customerId, id } = await payer();
	await send(webhook);
	let openGate = () => {};
	const gate = new Promise<void>((resolve) => {
		openGate = resolve;
	});
	let hasRead = () => {};
	const read = new Promise<void>((resolve) => {
		hasRead = resolve;
	});
	script.afterReading = async () => {
		script.afterReading = undefined;
		hasRead();
		await gate;
	};
	const slow = syncSubscription(context, customerId);
	await read;
	const { stripeSubscriptionId } = await subscriptionOf(context.db, id);
	await billing.cancelAtPeriodEnd(stripeSubscriptionId ?? "");
	await syncSubscription(context, customerId);
	openGate();
	await slow;
	expect((await subscriptionOf(context.db, id)).cancelAtPeriodEnd).toBe(true);
});

test("a webhook that never came is made good by the reconciliation, or by asking", async () => {
	const [one, other] = [await payer(), await payer()];
	expect((await other.get("subscriptions/current/me?fresh=true")).planID).toBe("premium-monthly");
	expect(await one.plan()).toBe("trial");
	await reconcileSubscriptions.run(context, {});
	expect(await one.plan()).toBe("premium-monthly");
});

test("while the payment service is down a webhook is not taken, and a question is answered with what is known", async () => {
	const { webhook, plan, get } = await payer();
	script.failing = true;
	expect((await send(webhook)).statusCode).toBe(503);
	expect((await get("subscriptions/current/me?fresh=true")).planID).toBe("trial");
	await expect(reconcileSubscriptions.run(context, {})).rejects.toThrow("could not be compared");
	script.failing = false;
	expect((await send(webhook)).statusCode).toBe(200);
	expect(await plan()).toBe("premium-monthly");
});

test("a forged webhook is refused, and one about a stranger is taken and does nothing", async () => {
	const { webhook, plan } = await payer();
	const forged = { ...webhook, signature: signWebhook(webhook.raw, "guessed", new Date()) };
	expect((await send(forged)).json()).toMatchObject({ status: 400, code: "webhook_refused" });
	const changed = { ...webhook, raw: Buffer.from(webhook.raw.toString().replace("customer_", "customer-")) };
	expect((await send(changed)).statusCode).toBe(400);
	expect((await app.inject({ method: "POST", url: "/api/v1/stripe/webhook" })).statusCode).toBe(400);
	expect(await plan()).toBe("trial");
	const raw = Buffer.from(JSON.stringify({ data: { object: { customer: "cus_stranger" } } }));
	expect((await send({ raw, signature: signWebhook(raw, "scripted", new Date()) })).statusCode).toBe(200);
	expect(logged()).not.toContain("guessed");
});

test("before an account goes, what it pays for ends; while that cannot be done the account has to stay", async () => {
	const { webhook, id, customerId } = await payer();
	await send(webhook);
	script.failing = true;
	await expect(cancelForDeletion(context, id)).rejects.toThrow();
	script.failing = false;
	await cancelForDeletion(context, id);
	expect(await billing.subscriptionOf(customerId)).toMatchObject({ status: "canceled" });
	const { id: nobodyPaid } = await (async () => {
		const { headers } = await signUp(app);
		return (await app.inject({ url: "/api/v1/users", headers })).json();
	})();
	await expect(cancelForDeletion(context, nobodyPaid)).resolves.toBeUndefined();
});

test("a cancellation the payment service did not take is answered with its sentence", async () => {
	const { webhook, headers, get } = await payer();
	await send(webhook);
	const { stripeSubscriptionId: stripe_subscription_id } = await get("subscriptions/current/me");
	const cancel = () =>
		app.inject({
			method: "POST",
			url: "/api/v1/stripe/cancel-subscription",
			headers,
			payload: { stripe_subscription_id, cancel_at_period_end: true },
		});
	script.failing = true;
	expect((await cancel()).json()).toMatchObject({
		code: "cancel_failed",
		detail: new Refusal("cancel_failed").message,
	});
	script.failing = false;
	expect((await cancel()).statusCode).toBe(200);
	expect((await cancel()).statusCode).toBe(200);
});
