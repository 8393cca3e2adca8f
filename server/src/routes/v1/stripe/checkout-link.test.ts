import { errors } from "@sayso/contract/errors.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { scriptedBilling } from "../../../adapters/billing/scripted.ts";
import { person } from "../../../store/schema.ts";

const billing = scriptedBilling();
const { app, context } = await testApp({ RATE_LIMITS: "off" }, { billing });

const idIn = (checkoutUrl: string) => checkoutUrl.split("/").at(-1) ?? "";

async function customer() {
	const { headers } = await signUp(app);
	const get = async (url: string) => (await app.inject({ url: `/api/v1/${url}`, headers })).json();
	const { id } = await get("users");
	const post = (url: string, payload: object) =>
		app.inject({ method: "POST", url: `/api/v1/${url}`, headers, payload });
	const choose = (plan_id: string, stripe_price_id: string) =>
		post("stripe/checkout-link", { plan_id, stripe_price_id });
	const buy = async (planId: string) => {
		const { checkout_url } = (await choose(planId, `${planId}-us`)).json();
		await billing.pay(idIn(checkout_url));
		return get("subscriptions/current/me?fresh=true");
	};
	return { id, get, post, choose, buy };
}

describe("a request made by hand", () => {
	test.each([
		["an unknown plan", "gold", "gold-au", "plan_id"],
		["the trial", "trial", "trial-au", "plan_id"],
		["a plan that is paid by invoice", "thirdparty-yearly", "thirdparty-yearly-au", "plan_id"],
		["another plan's price", "premium-yearly", "base-monthly-au", "stripe_price_id"],
		["a price of its own", "premium-yearly", "price_1", "stripe_price_id"],
		["no price", "premium-yearly", "", "stripe_price_id"],
	])("for %s is refused at its field", async (_case, planId, priceId, field) => {
		const { choose } = await customer();
		const refused = await choose(planId, priceId);
		expect(refused.statusCode).toBe(422);
		expect(Object.keys(refused.json().errors)).toEqual([field]);
	});

	test("for another country's price than the account's is refused; without a country, it is that of the United States", async () => {
		const { id, choose } = await customer();
		expect((await choose("premium-yearly", "premium-yearly-uk")).json().code).toBe("foreign_price");
		expect((await choose("premium-yearly", "premium-yearly-us")).statusCode).toBe(200);
		await context.db.update(person).set({ country: "ie" }).where(eq(person.id, id));
		const refused = await choose("premium-yearly", "premium-yearly-us");
		expect(refused.json()).toMatchObject({ status: 409, code: "foreign_price", detail: errors.foreign_price.detail });
		expect((await choose("premium-yearly", "premium-yearly-eu")).statusCode).toBe(200);
	});

	test("to cancel another person's subscription finds nothing", async () => {
		const [payer, stranger] = [await customer(), await customer()];
		const { stripeSubscriptionId: stripe_subscription_id } = await payer.buy("base-monthly");
		await stranger.buy("base-monthly");
		const body = { stripe_subscription_id, cancel_at_period_end: true };
		expect((await stranger.post("stripe/cancel-subscription", body)).statusCode).toBe(404);
		expect((await payer.get("subscriptions/current/me")).cancelAtPeriodEnd).toBe(false);
		const now = { ...body, cancel_at_period_end: false };
		expect((await payer.post("stripe/cancel-subscription", now)).statusCode).toBe(422);
	});
});

test("the plan one is on cannot be chosen, unless its end is withdrawn by that", async () => {
	const { buy, choose, post, get } = await customer();
	const { stripeSubscriptionId: stripe_subscription_id } = await buy("base-monthly");
	expect((await choose("base-monthly", "base-monthly-us")).statusCode).toBe(422);
	await post("stripe/cancel-subscription", { stripe_subscription_id, cancel_at_period_end: true });
	expect((await choose("base-monthly", "base-monthly-us")).statusCode).toBe(200);
	expect(await get("subscriptions/current/me")).toMatchObject({ cancelAtPeriodEnd: false, planID: "base-monthly" });
});

test("up is now and down is at the renewal", async () => {
	const { buy, choose } = await customer();
	await buy("base-yearly");
	await choose("premium-monthly", "premium-monthly-us");
	await choose("base-yearly", "base-yearly-us");
	expect(billing.changes.slice(-2).map(({ priceId, when }) => [priceId, when])).toEqual([
		["premium-monthly-us", "now"],
		["base-yearly-us", "at-renewal"],
	]);
});

test("the page for cards is not found where the payment service has no such page", async () => {
	const { buy, post } = await customer();
	expect((await buy("base-monthly")).hasPortal).toBe(false);
	expect((await post("stripe/portal-link", {})).statusCode).toBe(404);
});

test("the same plan ordered twice leads to the same checkout", async () => {
	const { choose } = await customer();
	const links = await Promise.all([1, 2].map(() => choose("premium-monthly", "premium-monthly-us")));
	const [one, other] = links.map((link) => link.json().checkout_url);
	expect(one).toBe(other);
});

test("a person who paid a moment ago and orders again is led to their plan, not to a second payment", async () => {
	const { choose, get } = await customer();
	const { checkout_url } = (await choose("premium-monthly", "premium-monthly-us")).json();
	await billing.pay(idIn(checkout_url));
	expect((await get("subscriptions/current/me")).planID).toBe("trial");
	const again = await choose("base-monthly", "base-monthly-us");
	expect(again.json().checkout_url).toContain("/app/subscription?checkout=paid");
	expect((await get("subscriptions/current/me")).planID).toBe("premium-monthly");
});
