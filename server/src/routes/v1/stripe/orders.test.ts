import { setTimeout } from "node:timers/promises";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { stripeStandIn } from "@sayso/harness/stand-ins/stripe/server.ts";
import { afterAll, expect, test } from "vitest";
import { stripeBilling } from "../../../adapters/billing/stripe.ts";

const standIn = await stripeStandIn("sk_test_1");
afterAll(() => standIn.close());
const { app } = await testApp(
	{ RATE_LIMITS: "off" },
	{
		billing: stripeBilling({
			secretKey: "sk_test_1",
			webhookSecret: "whsec_1",
			prices: {},
			portal: true,
			api: standIn.api,
		}),
	},
);

async function customer() {
	const { headers } = await signUp(app);
	const get = async (url: string) => (await app.inject({ url: `/api/v1/${url}`, headers })).json();
	const post = (url: string, payload: object) =>
		app.inject({ method: "POST", url: `/api/v1/${url}`, headers, payload });
	const choose = async (planId: string) => {
		const { pricing } = await get(`plans/${planId}`);
		const price = pricing.find(({ country }: { country: string }) => country === "us");
		return post("stripe/checkout-link", { plan_id: planId, stripe_price_id: price.stripe_price_id });
	};
	const pay = async (planId: string) => {
		standIn.pay((await choose(planId)).json().checkout_url, new Date());
		return get("subscriptions/current/me?fresh=true");
	};
	return { get, post, choose, pay };
}

/** Deletes all customers, as on the dashboard or after a change to the keys of the other mode. */
function loseEverybody() {
	for (const session of standIn.books.checkouts.values()) session.status = "expired";
	standIn.books.customers.clear();
	standIn.books.subscriptions.clear();
}

test("a person who ordered before can order again, and has no page for cards and receipts until then", async () => {
	const { choose, post, pay } = await customer();
	await choose("base-monthly");
	loseEverybody();
	expect((await post("stripe/portal-link", {})).json().code).toBe("not_found");
	expect((await pay("base-monthly")).planID).toBe("base-monthly");
	expect((await post("stripe/portal-link", {})).statusCode).toBe(200);
});

test("a person who paid keeps what was paid for, and can buy another plan", async () => {
	const { get, pay } = await customer();
	await pay("base-monthly");
	loseEverybody();
	expect((await get("subscriptions/current/me?fresh=true")).planID).toBe("base-monthly");
	expect((await pay("premium-monthly")).planID).toBe("premium-monthly");
});

test("two plans ordered at once leave one checkout to pay", async () => {
	const { choose } = await customer();
	// Slow enough that both orders reach Stripe at the same time, if they are not kept apart.
	standIn.beforeAnswer = (call) => (call === "POST /v1/checkout/sessions" ? setTimeout(200) : undefined);
	const links = await Promise.all([choose("base-monthly"), choose("premium-monthly")]);
	expect(new Set(links.map((link) => link.json().checkout_url)).size).toBe(2);
	const pages = [...standIn.books.checkouts.values()];
	const mine = pages.filter(({ url }) => links.some((link) => link.json().checkout_url === url));
	expect(mine.map(({ status }) => status).sort()).toEqual(["expired", "open"]);
});
