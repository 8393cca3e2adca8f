import type { Subscription } from "@sayso/contract/entities/subscription.ts";
import { type MovingClock, movingClock } from "@sayso/harness/product/moving-clock.ts";
import { signUp, type TestApp, testApp } from "@sayso/harness/product/test-app.ts";
import { endWhatIsOver } from "@sayso/harness/stand-ins/stripe/books.ts";
import { stripeStandIn } from "@sayso/harness/stand-ins/stripe/server.ts";
import Stripe from "stripe";
import { afterAll, describe, expect, test } from "vitest";
import { stripeBilling } from "../../../adapters/billing/stripe.ts";
import { reconcileSubscriptions } from "../../../features/billing/reconcile-subscriptions.ts";

interface Shop extends TestApp {
	clock: MovingClock;
	/** Pays on the page of a checkout link. */
	pay(checkoutUrl: string): Promise<void>;
}

async function sandboxShop(): Promise<Shop> {
	const clock = movingClock(new Date());
	const shop = await testApp({ RATE_LIMITS: "off" }, { clock });
	const pay = async (checkoutUrl: string) => {
		const url = new URL(checkoutUrl).pathname;
		const headers = { "content-type": "application/x-www-form-urlencoded" };
		expect((await shop.app.inject({ url })).body).toContain("Sandbox.");
		const paid = await shop.app.inject({ method: "POST", url, headers, payload: "card=succeeds" });
		expect(paid.statusCode).toBe(303);
		expect(paid.headers.location).toBe("http://127.0.0.1:8080/app/subscription?checkout=paid");
	};
	return { ...shop, clock, pay };
}

async function stripeShop(): Promise<Shop> {
	const clock = movingClock(new Date());
	const [secretKey, webhookSecret] = ["sk_test_1", "whsec_1"];
	const standIn = await stripeStandIn(secretKey);
	afterAll(() => standIn.close());
	const billing = stripeBilling({ secretKey, webhookSecret, prices: {}, portal: true, api: standIn.api });
	const shop = await testApp({ RATE_LIMITS: "off" }, { clock, billing });
	const pay = async (checkoutUrl: string) => {
		const payload = JSON.stringify(standIn.pay(checkoutUrl, clock.now()));
		const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
		const headers = { "stripe-signature": signature, "content-type": "application/json" };
		const taken = await shop.app.inject({ method: "POST", url: "/api/v1/stripe/webhook", headers, payload });
		expect(taken.statusCode).toBe(200);
	};
	const moveDays = (days: number) => {
		clock.moveDays(days);
		endWhatIsOver(standIn.books, clock.now());
	};
	return { ...shop, clock: { ...clock, moveDays }, pay };
}

describe.each([
	["the sandbox", sandboxShop],
	["Stripe's library", stripeShop],
])("through %s", (_name, open) => {
	test("from the trial to its limit, to premium, to its cancellation, to its end", async () => {
		const { app, context, clock, pay } = await open();
		const { headers } = await signUp(app);
		const post = (url: string, payload: object) =>
			app.inject({ method: "POST", url: `/api/v1${url}`, headers, payload });
		const get = async (url: string) => (await app.inject({ url: `/api/v1${url}`, headers })).json();
		const subscription = (): Promise<Subscription> => get("/subscriptions/current/me");
		const generate = () => post("/generate", { text: "do you want tea" });
		const priceOf = async (planId: string) => {
			const { pricing } = await get(`/plans/${planId}`);
			return pricing.find(({ country }: { country: string }) => country === "us").stripe_price_id;
		};
		const choose = async (plan_id: string) =>
			post("/stripe/checkout-link", { plan_id, stripe_price_id: await priceOf(plan_id) });

		const { max_interactions } = await get("/plans/trial");
		for (let count = 0; count < max_interactions; count++) expect((await generate()).statusCode).toBe(200);
		expect((await generate()).json()).toMatchObject({ status: 401, code: "limit_exceeded" });

		const { checkout_url } = (await choose("premium-monthly")).json();
		expect((await generate()).statusCode).toBe(401);
		await pay(checkout_url);
		const premium = await subscription();
		const end = new Date(clock.now());
		end.setUTCDate(end.getUTCDate() + 30);
		expect(premium).toMatchObject({ planID: "premium-monthly", status: "active", isTrialUsed: true });
		expect(new Date(premium.currentPeriodEnd ?? 0).getTime() / 1000).toBeCloseTo(end.getTime() / 1000, -1);
		expect((await generate()).json().UserPlan).toMatchObject({ plan_name: "premium", image_option: true });

		expect((await choose("base-monthly")).json().checkout_url).toContain("changed=at-renewal");
		expect(await subscription()).toMatchObject({ planID: "premium-monthly", nextPlanID: "base-monthly" });
		expect((await choose("premium-monthly")).json().checkout_url).toContain("changed=keep");
		expect(await subscription()).toMatchObject({ planID: "premium-monthly", nextPlanID: null });

		const cancelled = await post("/stripe/cancel-subscription", {
			stripe_subscription_id: premium.stripeSubscriptionId,
			cancel_at_period_end: true,
		});
		expect(cancelled.json()).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
		clock.moveDays(29);
		expect((await generate()).statusCode).toBe(200);

		clock.moveDays(1.01);
		expect(await subscription()).toMatchObject({
			planID: "trial",
			status: "canceled",
			stripeSubscriptionId: null,
			isTrialUsed: true,
		});
		expect((await generate()).json()).toMatchObject({ status: 401, code: "limit_exceeded" });
		await reconcileSubscriptions.run(context, {});
		expect((await generate()).statusCode).toBe(401);

		await pay((await choose("base-yearly")).json().checkout_url);
		expect(await subscription()).toMatchObject({ planID: "base-yearly", status: "active" });
		expect((await choose("premium-yearly")).json().checkout_url).toContain("changed=now");
		expect(await subscription()).toMatchObject({ planID: "premium-yearly", cancelAtPeriodEnd: false });
		expect((await generate()).statusCode).toBe(200);
	});
});
