import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };

test("nothing set means the sandbox", () => {
	expect(readConfig({}).billing).toEqual({ adapter: "sandbox" });
});

test("the keys alone mean Stripe", () => {
	const billing = { adapter: "stripe", secretKey: "sk_test_1", webhookSecret: "whsec_1", prices: {}, portal: false };
	expect(readConfig(keys).billing).toEqual(billing);
	const more = { ...keys, STRIPE_PORTAL: "on", STRIPE_PRICES: "base-monthly-au=price_1, premium-yearly-eu=price_2" };
	expect(readConfig(more).billing).toMatchObject({
		portal: true,
		prices: { "base-monthly-au": "price_1", "premium-yearly-eu": "price_2" },
	});
});

describe("what contradicts itself is refused", () => {
	test.each([
		[{ BILLING: "stripe" }, "STRIPE_SECRET_KEY"],
		[{ BILLING: "stripe" }, "STRIPE_WEBHOOK_SECRET"],
		[{ STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_WEBHOOK_SECRET"],
		[{ STRIPE_WEBHOOK_SECRET: "whsec_1" }, "STRIPE_SECRET_KEY"],
		[{ STRIPE_PORTAL: "true" }, "STRIPE_SECRET_KEY"],
		[{ BILLING: "sandbox", ...keys }, "STRIPE_SECRET_KEY"],
		[{ ...keys, STRIPE_SECRET_KEY: "pk_test_1" }, "STRIPE_SECRET_KEY"],
		[{ ...keys, STRIPE_PRICES: "premium-daily-au=price_1" }, "STRIPE_PRICES"],
		[{ ...keys, STRIPE_PRICES: "premium-yearly-au" }, "STRIPE_PRICES"],
		[{ NODE_ENV: "production" }, "BILLING"],
	])("%j: %s", (environment, name) => {
		expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}: `, "m"));
	});

	test("production takes the sandbox when that is said in so many words", () => {
		expect(() => readConfig({ NODE_ENV: "production", BILLING: "sandbox" })).not.toThrow(/^BILLING: /m);
	});
});
