import type { Plan, PlanName } from "./entities/plan.ts";
import { type VoiceChoice, voices } from "./entities/voice.ts";

/** Countries with a price. `eu` stands for every member of the European Union. */
export const pricedCountries = ["us", "au", "uk", "eu"] as const;
type Prices = Record<(typeof pricedCountries)[number], number>;

/** In minor units: 10_00 is ten dollars. A year costs ten months. */
const prices = {
	free: { us: 0, au: 0, uk: 0, eu: 0 },
	base: {
		monthly: { us: 10_00, au: 15_00, uk: 9_00, eu: 8_50 },
		yearly: { us: 100_00, au: 150_00, uk: 90_00, eu: 85_00 },
	},
	premium: {
		monthly: { us: 15_00, au: 20_00, uk: 12_00, eu: 12_00 },
		yearly: { us: 150_00, au: 200_00, uk: 120_00, eu: 120_00 },
	},
} satisfies Record<string, Prices | Record<"monthly" | "yearly", Prices>>;

/** Prices of an invoice to a third party: the same as premium for a year, unless other prices are set here. */
const thirdPartyPrices: Prices = prices.premium.yearly;

const australianVoices: VoiceChoice[] = ["male-au", "female-au", "boy-au", "girl-au"];
const allVoices = voices.map(({ id }) => id);

type Tier = Omit<Plan, "id" | "plan_period" | "pricing">;

const premium = {
	max_interactions: -1,
	max_tokens_per_month: 2_000_000,
	max_voice_input_time: 60,
	voice_options: allVoices,
	memory_retention_days: 90,
	customer_support: true,
	image_option: true,
	adult_language: true,
	memory_option: true,
	about_me_words: 1_000,
} satisfies Partial<Tier>;

const tiers: Record<PlanName, Tier> = {
	trial: {
		plan_name: "trial",
		display_name: "Trial",
		max_interactions: 20,
		max_tokens_per_month: 5_000_000,
		max_voice_input_time: 30,
		voice_options: australianVoices,
		memory_retention_days: 1,
		customer_support: false,
		image_option: false,
		adult_language: false,
		memory_option: false,
		about_me_words: 300,
		most_popular: false,
	},
	base: {
		plan_name: "base",
		display_name: "Base Plan",
		max_interactions: -1,
		max_tokens_per_month: 500_000,
		max_voice_input_time: 30,
		voice_options: australianVoices,
		memory_retention_days: 1,
		customer_support: true,
		image_option: false,
		adult_language: false,
		memory_option: false,
		about_me_words: 300,
		most_popular: false,
	},
	premium: { plan_name: "premium", display_name: "Premium Plan", ...premium, most_popular: true },
	thirdparty: { plan_name: "thirdparty", display_name: "Third Party Premium Plan", ...premium, most_popular: false },
};

/** The plan catalogue, which the plan cards, the legal texts and all server limits use. */
export const planCatalogue: readonly Plan[] = [
	plan("trial", tiers.trial, "0", prices.free),
	plan("base-monthly", tiers.base, "30", prices.base.monthly),
	plan("base-yearly", tiers.base, "365", prices.base.yearly),
	plan("premium-monthly", tiers.premium, "30", prices.premium.monthly),
	plan("premium-yearly", tiers.premium, "365", prices.premium.yearly),
	plan("thirdparty-yearly", tiers.thirdparty, "365", thirdPartyPrices),
];

export const trialPlanId = "trial";

/** The plan with this id, or undefined. */
export const planById = (id: string): Plan | undefined => planCatalogue.find((plan) => plan.id === id);

/**
 * A plan with its price in every country. Here `stripe_price_id` is the price's key, `premium-yearly-au`, which is its
 * lookup key at Stripe; the server replaces it with Stripe's id.
 */
function plan(id: string, tier: Tier, plan_period: Plan["plan_period"], prices: Prices): Plan {
	const pricing = pricedCountries.map((country) => ({
		country,
		price: prices[country],
		stripe_price_id: `${id}-${country}`,
	}));
	return { id, ...tier, plan_period, pricing };
}
