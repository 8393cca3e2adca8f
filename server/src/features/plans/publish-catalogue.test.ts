import { planCatalogue } from "@sayso/contract/plans.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type BillingScript, scriptedBilling } from "../../adapters/billing/scripted.ts";
import { plan } from "../../store/billing-schema.ts";
import { planSoldAt } from "../../store/plans.ts";
import { publishCatalogue } from "./publish-catalogue.ts";

const script: BillingScript = {};
const scripted = scriptedBilling(script);
let named = (key: string) => `price_${key}`;
const billing = {
	...scripted,
	priceIds: async (keys: readonly string[]) => {
		await scripted.priceIds(keys);
		return new Map(keys.map((key) => [key, named(key)] as const).filter(([, id]) => id));
	},
};
const { app, context, logged } = await testApp({}, { billing });
const { headers } = await signUp(app);
const plans = async () => (await app.inject({ url: "/api/v1/plans", headers })).json();
const priceId = async () => (await plans()).at(-2).pricing[1].stripe_price_id;

test("the database has the catalogue, in its order, with the payment service's own ids", async () => {
	const expected = planCatalogue.map(({ pricing, ...limits }) => ({
		...limits,
		pricing: pricing.map((price) => ({
			...price,
			stripe_price_id: /^(base|premium)/.test(limits.id) ? `price_${price.stripe_price_id}` : price.stripe_price_id,
		})),
	}));
	expect(await plans()).toEqual(expected);
});

test("after a price change, a person with the old price stays on their plan", async () => {
	named = (key) => `price_new_${key}`;
	await publishCatalogue(context);
	expect(await priceId()).toBe("price_new_premium-yearly-au");
	expect(await planSoldAt(context.db, "price_premium-yearly-au")).toBe("premium-yearly");
});

test("while the payment service is out of reach the ids of last time stay", async () => {
	script.failing = true;
	await publishCatalogue(context);
	script.failing = false;
	expect(await priceId()).toBe("price_new_premium-yearly-au");
	expect(logged()).toContain("those of last time stay");
});

test("a price the payment service does not have cannot be bought", async () => {
	named = (key) => (key === "premium-yearly-au" ? "" : `price_${key}`);
	await publishCatalogue(context);
	expect(await priceId()).toBe("");
	const payload = { plan_id: "premium-yearly", stripe_price_id: "" };
	const refused = await app.inject({ method: "POST", url: "/api/v1/stripe/checkout-link", headers, payload });
	expect(refused.statusCode).toBe(422);
});

test("a plan that is no longer in the catalogue still exists for the people on it, and is not offered", async () => {
	const [gold] = await context.db.select().from(plan).where(eq(plan.id, "premium-yearly"));
	if (!gold) throw new Error("The catalogue was not published");
	await context.db.insert(plan).values({ ...gold, id: "gold" });
	await publishCatalogue(context);
	expect((await plans()).map(({ id }: { id: string }) => id)).toEqual(planCatalogue.map(({ id }) => id));
	expect((await app.inject({ url: "/api/v1/plans/gold", headers })).json().id).toBe("gold");
});
