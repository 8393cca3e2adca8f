import type { Plan } from "./entities/plan.ts";
import { currencyOf } from "./pricing-currencies.ts";

export type PlanPrice = Plan["pricing"][number];

/** Members of the European Union, as of 2020. */
const members = "at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se".split(" ");

/**
 * The price country of a country: `eu` for a member of the European Union, `uk` also for its ISO code, otherwise
 * itself.
 */
export function priceCountryOf(country: string): string {
	const code = country.toLowerCase();
	if (code === "gb") return "uk";
	return members.includes(code) ? "eu" : code;
}

/**
 * What a plan costs a person: the price of their country, otherwise that of the United States, otherwise the first.
 * @returns undefined for a plan without prices
 */
export function priceFor(pricing: readonly PlanPrice[], country: string): PlanPrice | undefined {
	const of = (code: string) => pricing.find((price) => price.country === code);
	return of(country.toLowerCase()) ?? of(priceCountryOf(country)) ?? of("us") ?? pricing[0];
}

/** Whether a card must show "Pricing may vary by region", because the price is another country's. */
export const isForeignPrice = (price: PlanPrice, country: string): boolean =>
	price.country !== country.toLowerCase() && price.country !== priceCountryOf(country);

/** A formatted price: `A$15`, `€8.50`, `CHF 12`. */
export function formatPrice({ price, country }: Pick<PlanPrice, "price" | "country">): string {
	const { symbol, decimals } = currencyOf(country);
	const minor = 10 ** decimals;
	const amount = price % minor === 0 ? String(price / minor) : (price / minor).toFixed(decimals);
	// A symbol that ends in a letter needs a space before the figure.
	return /[a-z]$/i.test(symbol) ? `${symbol}\u00a0${amount}` : `${symbol}${amount}`;
}

/** A formatted amount of an invoice, with all digits: `A$200.00`. @param total in minor units */
export function formatAmount(total: number, country: string): string {
	const { symbol, decimals } = currencyOf(country);
	return `${symbol}${(total / 10 ** decimals).toFixed(decimals)}`;
}

/** Tokens on a plan card: `0.5M`. */
export const formatMillions = (tokens: number): string => `${(tokens / 1_000_000).toFixed(1)}M`;

/** Tokens of a usage meter, in thousands: `5,000K`; fewer than a thousand are `under 1K`. */
export const formatThousands = (tokens: number): string =>
	tokens > 0 && tokens < 500 ? "under 1K" : `${Math.round(tokens / 1_000).toLocaleString("en-AU")}K`;
