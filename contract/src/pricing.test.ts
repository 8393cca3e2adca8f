import { describe, expect, test } from "vitest";
import { planById, planCatalogue } from "./plans.ts";
import { formatMillions, formatPrice, formatThousands, isForeignPrice, priceFor } from "./pricing.ts";
import { currencyOf } from "./pricing-currencies.ts";

const pricing = (...countries: string[]) =>
	countries.map((country) => ({ country, price: 10_00, stripe_price_id: `price-${country}` }));

const shown = (planId: string, country: string) => {
	const price = priceFor(planById(planId)?.pricing ?? [], country);
	return price && formatPrice(price);
};

describe("the prices of the plan cards", () => {
	test.each([
		["us", "$10", "$15", "$100", "$150"],
		["au", "A$15", "A$20", "A$150", "A$200"],
		["uk", "£9", "£12", "£90", "£120"],
		["eu", "€8.50", "€12", "€85", "€120"],
	])("%s", (country, ...cards) => {
		const plans = ["base-monthly", "premium-monthly", "base-yearly", "premium-yearly"];
		expect(plans.map((id) => shown(id, country))).toEqual(cards);
	});

	test("a year costs ten months", () => {
		for (const tier of ["base", "premium"])
			for (const { country, price } of planById(`${tier}-monthly`)?.pricing ?? [])
				expect(priceFor(planById(`${tier}-yearly`)?.pricing ?? [], country)?.price).toBe(10 * price);
	});

	test("the trial is free, and a third party pays what premium costs for a year", () => {
		expect(shown("trial", "au")).toBe("A$0");
		for (const country of ["us", "au", "uk", "eu"])
			expect(shown("thirdparty-yearly", country)).toBe(shown("premium-yearly", country));
	});

	test("no two prices have the same key", () => {
		const keys = planCatalogue.flatMap((plan) => plan.pricing.map((price) => price.stripe_price_id));
		expect(new Set(keys).size).toBe(keys.length);
	});
});

describe("whose price a person pays", () => {
	const all = pricing("eu", "us", "au", "uk");
	test.each([
		["au", all, "au", false],
		["AU", all, "au", false],
		["uk", all, "uk", false],
		["gb", all, "uk", false],
		["nz", all, "us", true],
		["", all, "us", true],
		["fr", all, "eu", false],
		["IE", all, "eu", false],
		["fr", pricing("us", "au"), "us", true],
		["se", pricing("us", "se", "eu"), "se", false],
		["nz", pricing("au", "uk"), "au", true],
		["us", pricing("uk", "us"), "us", false],
	])("%s", (country, prices, expected, foreign) => {
		const price = priceFor(prices, country);
		expect(price?.country).toBe(expected);
		expect(price && isForeignPrice(price, country)).toBe(foreign);
	});

	test.each("at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se".split(" "))(
		"%s pays in euro",
		(member) => {
			expect(priceFor(all, member)?.country).toBe("eu");
		},
	);

	test.each(["uk", "no", "ch", "is", "ua"])("%s is no member of the European Union", (country) => {
		expect(priceFor(pricing("us", "eu"), country)?.country).toBe("us");
	});

	test("a plan without prices has no price", () => {
		expect(priceFor([], "au")).toBeUndefined();
	});
});

test.each([
	["us", "$"],
	["au", "A$"],
	["uk", "£"],
	["eu", "€"],
	["jp", "¥"],
	["cn", "¥"],
	["kr", "₩"],
	["in", "₹"],
	["br", "R$"],
	["ca", "C$"],
	["ch", "CHF"],
	["nz", "NZ$"],
	["sg", "S$"],
	["hk", "HK$"],
	["mx", "Mex$"],
	["ru", "₽"],
	["za", "R"],
	["se", "kr"],
	["no", "kr"],
	["dk", "kr"],
])("the symbol of %s is %s", (country, symbol) => {
	expect(currencyOf(country).symbol).toBe(symbol);
});

test.each([
	[{ price: 1_00, country: "ch" }, "CHF\u00a01"],
	[{ price: 1_05, country: "za" }, "R\u00a01.05"],
	[{ price: 1500, country: "jp" }, "¥1500"],
	[{ price: 19_90, country: "mx" }, "Mex$19.90"],
])("%j reads as %s", (price, text) => {
	expect(formatPrice(price)).toBe(text);
});

test("a price in an unknown currency is an error, and is not shown in another currency", () => {
	expect(() => formatPrice({ price: 1_00, country: "xx" })).toThrow("xx");
});

test("tokens are in millions on cards and in thousands on meters", () => {
	expect([5_000_000, 500_000, 2_000_000, 1_250_000].map(formatMillions)).toEqual(["5.0M", "0.5M", "2.0M", "1.3M"]);
	expect([0, 499, 12_345, 500_000].map(formatThousands)).toEqual(["0K", "under 1K", "12K", "500K"]);
});
