import { stripeStandIn } from "@sayso/harness/stand-ins/stripe/server.ts";
import Stripe from "stripe";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { describeBilling } from "../../seams/billing.conformance.ts";
import { type Billing, PaymentDeclined } from "../../seams/billing.ts";
import { stripeBilling } from "./stripe.ts";
import { signWebhook } from "./webhook-signature.ts";

const secretKey = "sk_test_1";
const webhookSecret = "whsec_1";
const standIn = await stripeStandIn(secretKey);
afterAll(() => standIn.close());
const billing = stripeBilling({ secretKey, webhookSecret, prices: {}, portal: true, api: standIn.api });

/** Signs as Stripe's library does. */
const sign = (raw: Buffer, at = new Date()) =>
	Stripe.webhooks.generateTestHeaderString({
		payload: raw.toString(),
		secret: webhookSecret,
		timestamp: Math.floor(at.getTime() / 1000),
	});

describeBilling("stripe", async () => ({
	billing,
	async pay(url) {
		const raw = Buffer.from(JSON.stringify(standIn.pay(url, new Date())));
		return { raw, signature: sign(raw) };
	},
	sign,
}));

test("its signatures and those of the sandbox are the same scheme", async () => {
	const raw = Buffer.from(JSON.stringify({ object: "event", data: { object: { customer: "cus_1" } } }));
	expect(await billing.customerFromWebhook(raw, signWebhook(raw, webhookSecret, new Date()))).toBe("cus_1");
});

describe("what the library sends", () => {
	const order = {
		personId: "p1",
		email: "p1@example.org",
		customerId: null,
		priceId: "price_base_monthly_au",
		paidUrl: "https://sayso.example/app/subscription?checkout=paid",
		leftUrl: "https://sayso.example/app/subscription?view=plans",
	};
	const subscribed = async (by: Billing) => {
		standIn.books.subscriptions.clear();
		const { url, customerId } = await by.checkoutUrl(order);
		standIn.pay(url ?? "", new Date());
		const subscription = await by.subscriptionOf(customerId);
		if (!subscription) throw new Error("A paid checkout gave no subscription");
		standIn.sent.length = 0;
		return { customerId, subscription };
	};
	const formOf = (call: string) => standIn.sent.find((request) => request.call === call)?.form;

	beforeEach(() => {
		standIn.sent.length = 0;
		standIn.failWith = undefined;
		for (const session of standIn.books.checkouts.values()) session.status = "expired";
	});

	test("an order: a customer who is made once, and a checkout for one subscription", async () => {
		await billing.checkoutUrl(order);
		const customer = standIn.sent.find(({ call }) => call === "POST /v1/customers");
		expect(customer?.form).toEqual({ email: "p1@example.org", "metadata[person_id]": "p1" });
		expect(customer?.headers["idempotency-key"]).toBe("customer p1 p1@example.org");
		expect(formOf("POST /v1/checkout/sessions")).toEqual({
			mode: "subscription",
			customer: expect.stringMatching(/^cus_/),
			client_reference_id: "p1",
			"line_items[0][price]": "price_base_monthly_au",
			"line_items[0][quantity]": "1",
			"metadata[price_id]": "price_base_monthly_au",
			success_url: order.paidUrl,
			cancel_url: order.leftUrl,
		});
	});

	test("a customer of the sandbox becomes one of Stripe's", async () => {
		const { customerId } = await billing.checkoutUrl({ ...order, customerId: "customer_12" });
		expect(customerId).toMatch(/^cus_/);
	});

	test("a customer who was deleted at Stripe, or is of its other mode, is made anew, and nothing else asks for them", async () => {
		const { customerId: lost } = await billing.checkoutUrl({ ...order, personId: "p2", email: "p2@example.org" });
		standIn.books.customers.delete(lost);
		expect(await billing.subscriptionOf(lost)).toBeNull();
		expect(await billing.portalUrl(lost, order.paidUrl)).toBeNull();
		await billing.endAll(lost);
		for (const known of [lost, null]) {
			const again = { ...order, personId: "p2", email: "p2@example.org", customerId: known };
			const { url, customerId } = await billing.checkoutUrl(again);
			expect(customerId).not.toBe(lost);
			expect(standIn.books.checkouts.get(url?.split("/").at(-1) ?? "")).toMatchObject({ customer: customerId });
		}
	});

	test("a checkout that is paid while another is ordered becomes the subscription, not a second one", async () => {
		const first = await billing.checkoutUrl({ ...order, personId: "p3", email: "p3@example.org" });
		standIn.beforeAnswer = (call) => {
			if (call.endsWith("/expire") && first.url) standIn.pay(first.url, new Date());
		};
		const { customerId } = first;
		const second = {
			...order,
			personId: "p3",
			email: "p3@example.org",
			customerId,
			priceId: "price_premium_monthly_au",
		};
		expect(await billing.checkoutUrl(second)).toEqual({ url: null, customerId });
		standIn.beforeAnswer = undefined;
	});

	test("an upgrade: the difference is invoiced, and the price changes once it is paid", async () => {
		const { subscription } = await subscribed(billing);
		await billing.changePlan({ subscriptionId: subscription.id, priceId: "price_premium_monthly_au", when: "now" });
		expect(formOf(`POST /v1/subscriptions/${subscription.id}`)).toMatchObject({
			"items[0][price]": "price_premium_monthly_au",
			proration_behavior: "always_invoice",
			payment_behavior: "pending_if_incomplete",
		});
	});

	test("an upgrade whose payment has to be confirmed leads to its invoice, and changes nothing before", async () => {
		const { customerId, subscription } = await subscribed(billing);
		standIn.books.unconfirmed.add(customerId);
		const change = { subscriptionId: subscription.id, priceId: "price_premium_monthly_au", when: "now" as const };
		expect(await billing.changePlan(change)).toEqual({ confirmUrl: "https://invoice.stripe.com/i/in_1" });
		expect(await billing.subscriptionOf(customerId)).toMatchObject({ priceId: "price_base_monthly_au" });
		standIn.books.unconfirmed.clear();
	});

	test.each([
		["active", "active"],
		["trialing", "active"],
		["past_due", "past_due"],
		["unpaid", "canceled"],
		["paused", "canceled"],
		["incomplete_expired", "canceled"],
		["canceled", "canceled"],
	])("Stripe's %s is our %s", async (stripes, ours) => {
		const customer = await subscribed(billing);
		const kept = standIn.books.subscriptions.get(customer.subscription.id);
		if (kept) kept.status = stripes;
		standIn.books.subscriptions.forEach((other) => {
			if (other !== kept) other.status = "incomplete";
		});
		expect(await billing.subscriptionOf(customer.customerId)).toMatchObject({ status: ours });
	});

	test("a subscription does not count until its first payment has succeeded", async () => {
		const { customerId } = await subscribed(billing);
		for (const kept of standIn.books.subscriptions.values()) kept.status = "incomplete";
		expect(await billing.subscriptionOf(customerId)).toBeNull();
	});

	test("prices that are configured are not looked up", async () => {
		const some = stripeBilling({
			secretKey,
			webhookSecret,
			prices: { "base-monthly-au": "price_given" },
			portal: false,
			api: standIn.api,
		});
		const ids = await some.priceIds(["base-monthly-au", "base-monthly-us", "base-daily-us"]);
		expect([...ids]).toEqual([
			["base-monthly-au", "price_given"],
			["base-monthly-us", "price_base_monthly_us"],
		]);
		expect(formOf("GET /v1/prices")).toEqual({
			"lookup_keys[0]": "base-monthly-us",
			"lookup_keys[1]": "base-daily-us",
			active: "true",
			limit: "100",
		});
	});

	test("a declined card gives another error than a refused request", async () => {
		const { subscription } = await subscribed(billing);
		const change = { subscriptionId: subscription.id, priceId: "price_premium_monthly_au", when: "now" as const };
		standIn.failWith = { status: 402, error: { type: "card_error", code: "card_declined" } };
		await expect(billing.changePlan(change)).rejects.toBeInstanceOf(PaymentDeclined);
		standIn.failWith = { status: 400, error: { type: "invalid_request_error" } };
		await expect(billing.changePlan(change)).rejects.toMatchObject({ name: "SeamError", retryable: false });
	});

	test("a service that is down is worth another try", async () => {
		standIn.failWith = { status: 500, error: { type: "api_error" } };
		await expect(billing.subscriptionOf("cus_1")).rejects.toMatchObject({ name: "SeamError", retryable: true });
		expect(standIn.sent.length).toBeGreaterThan(1);
	});
});
