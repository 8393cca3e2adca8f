import type { Plan } from "@sayso/contract/entities/plan.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import type { Logger } from "pino";
import type { Billing } from "../../seams/billing.ts";
import type { Database } from "../../store/database.ts";
import { keepPlans, offeredPlans } from "../../store/plans.ts";

const isSold = ({ plan_name }: Plan) => plan_name === "base" || plan_name === "premium";

/**
 * Writes the catalogue into the database, each price with its id at the payment service. While the service cannot be
 * reached, the last ids stay. A price that the service does not have gets an empty id and cannot be bought.
 */
export async function publishCatalogue({
	db,
	billing,
	log,
}: {
	db: Database;
	billing: Billing;
	log: Logger;
}): Promise<void> {
	const keys = planCatalogue.filter(isSold).flatMap(({ pricing }) => pricing.map((price) => price.stripe_price_id));
	let ids: ReadonlyMap<string, string>;
	try {
		ids = await billing.priceIds(keys);
	} catch (err) {
		log.warn({ err }, "the payment service did not name its prices: those of last time stay");
		ids = idsOf(await offeredPlans(db));
	}
	const missing = keys.filter((key) => !ids.get(key));
	if (missing.length > 0) log.warn({ missing }, "the payment service has no such prices: they cannot be bought");
	await keepPlans(
		db,
		planCatalogue.map((plan) => (isSold(plan) ? withIds(plan, ids) : plan)),
	);
}

const withIds = (plan: Plan, ids: ReadonlyMap<string, string>): Plan => ({
	...plan,
	pricing: plan.pricing.map((price) => ({ ...price, stripe_price_id: ids.get(price.stripe_price_id) ?? "" })),
});

/** The previous id of each price, by its key. */
const idsOf = (plans: readonly Plan[]): Map<string, string> =>
	new Map(
		plans.flatMap(({ id, pricing }) =>
			pricing.map((price) => [`${id}-${price.country}`, price.stripe_price_id] as const),
		),
	);
