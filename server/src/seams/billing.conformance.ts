import { dayMilliseconds } from "@sayso/contract/day.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { type Billing, ForgedWebhook } from "./billing.ts";

export interface BillingUnderTest {
	billing: Billing;
	/** Pays a checkout as a person would on its page. @returns the webhook that the service sends about it */
	pay(checkoutUrl: string): Promise<{ raw: Buffer; signature: string }>;
	/** Signs a body as the service would. */
	sign(raw: Buffer, at?: Date): string;
}

const keys = planCatalogue
	.filter(({ plan_name }) => plan_name === "base" || plan_name === "premium")
	.flatMap(({ pricing }) => pricing.map((price) => price.stripe_price_id));
/** What every payment service does. `make` gives one without customers. */
export function describeBilling(name: string, make: () => Promise<BillingUnderTest>): void {
	describe(`${name} keeps to the billing seam`, () => {
		let under: BillingUnderTest;
		let priceOf: (key: string) => string;
		let person = 0;
		beforeAll(async () => {
			under = await make();
			const ids = await under.billing.priceIds(keys);
			priceOf = (key) => ids.get(key) ?? "";
		});

		/** Places an order, whether the service has a payment page or not. */
		const place = (key: string, personId = `person-${++person}`, customerId: string | null = null) =>
			under.billing.checkoutUrl({
				personId,
				email: `${personId}@example.org`,
				customerId,
				priceId: priceOf(key),
				paidUrl: "https://sayso.example/app/subscription?checkout=paid",
				leftUrl: "https://sayso.example/app/subscription?view=plans",
			});
		const order = async (...given: Parameters<typeof place>) => {
			const { url, customerId } = await place(...given);
			if (!url) throw new Error("An order led to no checkout");
			return { url, customerId };
		};
		const subscribe = async (key: string) => {
			const { url, customerId } = await order(key);
			await under.pay(url);
			const subscription = await under.billing.subscriptionOf(customerId);
			if (!subscription) throw new Error("A paid checkout gave no subscription");
			return { customerId, subscription };
		};
		const change = (subscriptionId: string, key: string, when: "now" | "at-renewal") =>
			under.billing.changePlan({ subscriptionId, priceId: priceOf(key), when });

		test("it is available, has a name for the screen, and knows every price but no other", async () => {
			expect(await under.billing.available()).toBe(true);
			expect(under.billing.label).not.toBe("");
			expect(new Set(keys.map(priceOf)).size).toBe(keys.length);
			expect(keys.map(priceOf)).not.toContain("");
		});

		test("an order is nothing yet; paid, it is a subscription at its price, and a webhook names the customer", async () => {
			const { url, customerId } = await order("premium-yearly-au");
			expect(await under.billing.subscriptionOf(customerId)).toBeNull();
			const { raw, signature } = await under.pay(url);
			expect(await under.billing.customerFromWebhook(raw, signature)).toBe(customerId);
			const subscription = await under.billing.subscriptionOf(customerId);
			expect(subscription).toMatchObject({
				priceId: priceOf("premium-yearly-au"),
				nextPriceId: null,
				status: "active",
				cancelAtPeriodEnd: false,
			});
			const { periodStart, periodEnd } = subscription ?? { periodStart: new Date(0), periodEnd: new Date(0) };
			expect(periodEnd.getTime() - periodStart.getTime()).toBe(365 * dayMilliseconds);
		});

		test("a person is one customer, however often they order", async () => {
			const [one, other] = await Promise.all([order("base-monthly-us", "ada"), order("base-monthly-us", "ada")]);
			expect(one.customerId).toBe(other.customerId);
			const later = await order("base-monthly-us", "ada", one.customerId);
			expect(later.customerId).toBe(one.customerId);
			const bo = await order("base-monthly-us", "bo");
			expect(bo.customerId).not.toBe(one.customerId);
		});

		test("a newer order closes the page of the one before", async () => {
			const first = await order("base-monthly-uk", "cy");
			const second = await order("premium-monthly-uk", "cy", first.customerId);
			await expect(under.pay(first.url)).rejects.toThrow();
			await under.pay(second.url);
		});

		test("the same order leads to the same page while it is open, and to a new one after it was paid and ended", async () => {
			const first = await order("base-monthly-uk", "di");
			expect(await order("base-monthly-uk", "di", first.customerId)).toEqual(first);
			await under.pay(first.url);
			await under.billing.endAll(first.customerId);
			expect((await order("base-monthly-uk", "di", first.customerId)).url).not.toBe(first.url);
		});

		test("an order of a customer whose subscription runs has no page to pay on", async () => {
			const { customerId } = await subscribe("base-monthly-uk");
			expect(await place("premium-monthly-uk", `person-${person}`, customerId)).toEqual({ url: null, customerId });
		});

		test("an unknown customer has no subscription", async () => {
			expect(await under.billing.subscriptionOf("another-service-7")).toBeNull();
		});

		test("a higher plan begins at once", async () => {
			const { customerId, subscription } = await subscribe("base-monthly-au");
			expect(await change(subscription.id, "premium-monthly-au", "now")).toEqual({ confirmUrl: null });
			expect(await under.billing.subscriptionOf(customerId)).toMatchObject({
				id: subscription.id,
				priceId: priceOf("premium-monthly-au"),
				nextPriceId: null,
			});
		});

		test("a lower plan waits for the renewal, and can be withdrawn or overtaken", async () => {
			const { customerId, subscription } = await subscribe("premium-monthly-au");
			const now = () => under.billing.subscriptionOf(customerId);
			await change(subscription.id, "base-monthly-au", "at-renewal");
			expect(await now()).toMatchObject({
				priceId: priceOf("premium-monthly-au"),
				nextPriceId: priceOf("base-monthly-au"),
			});
			await change(subscription.id, "base-yearly-au", "at-renewal");
			expect(await now()).toMatchObject({ nextPriceId: priceOf("base-yearly-au") });
			await change(subscription.id, "premium-monthly-au", "now");
			expect(await now()).toMatchObject({ priceId: priceOf("premium-monthly-au"), nextPriceId: null });
			await change(subscription.id, "base-monthly-au", "at-renewal");
			await change(subscription.id, "premium-yearly-au", "now");
			expect(await now()).toMatchObject({ priceId: priceOf("premium-yearly-au"), nextPriceId: null });
		});

		test("a cancelled subscription runs to the end of its period, unless that is withdrawn", async () => {
			const { customerId, subscription } = await subscribe("premium-monthly-eu");
			const now = () => under.billing.subscriptionOf(customerId);
			await change(subscription.id, "base-monthly-eu", "at-renewal");
			await under.billing.cancelAtPeriodEnd(subscription.id);
			await under.billing.cancelAtPeriodEnd(subscription.id);
			expect(await now()).toMatchObject({ status: "active", cancelAtPeriodEnd: true, nextPriceId: null });
			await change(subscription.id, "premium-monthly-eu", "now");
			expect(await now()).toMatchObject({ cancelAtPeriodEnd: false, priceId: priceOf("premium-monthly-eu") });
		});

		test("ending everything ends it at once, also what could still be paid", async () => {
			const { customerId, subscription } = await subscribe("premium-monthly-us");
			await change(subscription.id, "base-monthly-us", "at-renewal");
			await under.billing.endAll(customerId);
			expect(await under.billing.subscriptionOf(customerId)).toMatchObject({ status: "canceled" });
			const { url } = await order("base-monthly-us", `person-${person}`, customerId);
			await under.billing.endAll(customerId);
			await expect(under.pay(url)).rejects.toThrow();
			await under.billing.endAll(customerId);
			await under.billing.endAll("another-service-7");
			await expect(under.billing.cancelAtPeriodEnd(subscription.id)).rejects.toMatchObject({ name: "SeamError" });
		});

		test("what runs counts, not what ended", async () => {
			const { customerId } = await subscribe("base-monthly-us");
			await under.billing.endAll(customerId);
			await under.pay((await order("premium-yearly-us", `person-${person}`, customerId)).url);
			expect(await under.billing.subscriptionOf(customerId)).toMatchObject({
				status: "active",
				priceId: priceOf("premium-yearly-us"),
			});
		});

		test("a page for cards and receipts is there where it is said to be", async () => {
			const { customerId } = await subscribe("base-monthly-au");
			const url = await under.billing.portalUrl(customerId, "https://sayso.example/app/subscription");
			expect(url !== null).toBe(under.billing.hasPortal);
		});

		describe("a webhook", () => {
			const about = (customer: unknown) =>
				Buffer.from(JSON.stringify({ object: "event", data: { object: { customer } } }));

			test("without a customer names no customer", async () => {
				const raw = about(null);
				expect(await under.billing.customerFromWebhook(raw, under.sign(raw))).toBeNull();
			});

			test("is refused when it was forged", async () => {
				const raw = about("cus_victim");
				const old = new Date(Date.now() - 6 * 60 * 1000);
				const forged = [undefined, "", "t=1,v1=00", under.sign(about("cus_other")), under.sign(raw, old)];
				for (const signature of forged)
					await expect(under.billing.customerFromWebhook(raw, signature)).rejects.toBeInstanceOf(ForgedWebhook);
				expect(await under.billing.customerFromWebhook(raw, under.sign(raw))).toBe("cus_victim");
			});
		});
	});
}
