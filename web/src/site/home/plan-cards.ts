import type { Plan } from "@sayso/contract/entities/plan.ts";
import { planById, pricedCountries, trialPlanId } from "@sayso/contract/plans.ts";
import { formatPrice, priceFor } from "@sayso/contract/pricing.ts";
import { mainFeatures } from "../../content/plan-features.ts";

export const regions = pricedCountries;
export type Region = (typeof regions)[number];
export const periods = ["monthly", "annual"] as const;
export type Period = (typeof periods)[number];

export interface PlanCard {
	id: "trial" | "base" | "premium";
	name: string;
	note: string;
	badge: string | undefined;
	features: readonly string[];
	button: string;
	/** The prices by period and region, as texts: `A$15`. */
	prices: Partial<Record<Period, Record<Region, string>>>;
}

const inCatalogue: Record<PlanCard["id"], Record<Period, string | undefined>> = {
	trial: { monthly: trialPlanId, annual: undefined },
	base: { monthly: "base-monthly", annual: "base-yearly" },
	premium: { monthly: "premium-monthly", annual: "premium-yearly" },
};

const notes = {
	trial: "To find out whether it is for you",
	base: "For every day",
	premium: "With pictures, more voices and a longer memory",
};

const buttons = { trial: "Start free", base: "Choose Base", premium: "Choose Premium" };

function pricesOf(plan: Plan): Record<Region, string> {
	const price = (region: Region) => {
		const found = priceFor(plan.pricing, region);
		if (!found) throw new Error(`${plan.id} has no price`);
		return formatPrice(found);
	};
	return { us: price("us"), au: price("au"), uk: price("uk"), eu: price("eu") };
}

/** The cards of the pricing section, from the plan catalogue. */
export const planCards: readonly PlanCard[] = (["trial", "base", "premium"] as const).map((id) => {
	const plans = periods.flatMap((period) => {
		const plan = planById(inCatalogue[id][period] ?? "");
		return plan ? [{ period, plan }] : [];
	});
	const [first] = plans;
	if (!first) throw new Error(`The catalogue has no plan for the card ${id}`);
	return {
		id,
		name: first.plan.display_name,
		note: notes[id],
		badge: first.plan.most_popular ? "Most Popular" : undefined,
		features: mainFeatures(first.plan),
		button: buttons[id],
		prices: Object.fromEntries(plans.map(({ period, plan }) => [period, pricesOf(plan)])),
	};
});
