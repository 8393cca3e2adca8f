import { brand } from "@sayso/contract/brand.ts";
import type { Plan } from "@sayso/contract/entities/plan.ts";
import { planById, pricedCountries, trialPlanId } from "@sayso/contract/plans.ts";
import { formatMillions, formatPrice } from "@sayso/contract/pricing.ts";
import { launchPromotion } from "@sayso/contract/promotion.ts";

const periods = { monthly: "monthly", annual: "yearly" } as const;

function planOf(id: string): Plan {
	const plan = planById(id);
	if (!plan) throw new Error(`The catalogue has no plan ${id}`);
	return plan;
}

/** The placeholders for a plan's numbers: `base.listenSeconds`. */
const numbersOf = (name: string, plan: Plan): [string, string][] => [
	[`${name}.interactions`, String(plan.max_interactions)],
	[`${name}.listenSeconds`, String(plan.max_voice_input_time)],
	[`${name}.voices`, String(plan.voice_options.length)],
	[`${name}.memoryDays`, String(plan.memory_retention_days)],
	[`${name}.tokens`, formatMillions(plan.max_tokens_per_month)],
];

function pricesOf(name: "base" | "premium"): [string, string][] {
	return Object.entries(periods).flatMap(([period, suffix]) => {
		const { pricing } = planOf(`${name}-${suffix}`);
		return pricing
			.filter(({ country }) => pricedCountries.some((priced) => priced === country))
			.map((price): [string, string] => [`price.${price.country}.${name}.${period}`, formatPrice(price)]);
	});
}

const trial = planOf(trialPlanId);
const premium = planOf("premium-monthly");

/** Every placeholder, as listed in `web/content/README.md`. */
const values = new Map<string, string>([
	["product", brand.product],
	["supportEmail", brand.supportEmail],
	["emergencyNumber", brand.emergencyNumber],
	["businessDetails", brand.businessNumber && ` (business number ${brand.businessNumber})`],
	["atAddress", brand.postalAddress.length > 0 ? `, of ${brand.postalAddress.join(", ")}` : ""],
	[
		"orByPost",
		brand.postalAddress.length > 0 ? `, or by post to ${brand.product}, ${brand.postalAddress.join(", ")}` : "",
	],
	...numbersOf("trial", trial),
	...numbersOf("base", planOf("base-monthly")),
	...numbersOf("premium", premium),
	["aboutMe.words", String(trial.about_me_words)],
	["aboutMe.premiumWords", String(premium.about_me_words)],
	["promotion.days", String(launchPromotion.days)],
	["promotion.interactions", String(launchPromotion.interactions)],
	...pricesOf("base"),
	...pricesOf("premium"),
]);

/**
 * Fills in every `{{name}}` of a text.
 * @throws {Error} for an unknown name: no gap may reach a reader
 */
export const fillPlaceholders = (text: string): string =>
	text.replaceAll(/\{\{([^}]*)\}\}/g, (_, name: string) => {
		const value = values.get(name);
		if (value === undefined) throw new Error(`Nothing is known to fill {{${name}}} with`);
		return value;
	});
