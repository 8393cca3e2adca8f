import type { Plan } from "@sayso/contract/entities/plan.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { type PlanPrice, priceFor } from "@sayso/contract/pricing.ts";
import type { Person } from "../../store/people.ts";

/**
 * A plan's price for a person: that of their account's country, or its substitute. The requested price must be the
 * same.
 * @throws {Refusal} `foreign_price` for another country's price, `invalid` for a price that the plan does not have
 */
export function priceForPerson(plan: Plan, { country }: Pick<Person, "country">, priceId: string): PlanPrice {
	const price = priceFor(plan.pricing, country ?? "");
	if (price && priceId && price.stripe_price_id === priceId) return price;
	const isForeign = priceId !== "" && plan.pricing.some(({ stripe_price_id }) => stripe_price_id === priceId);
	if (isForeign) throw new Refusal("foreign_price");
	throw new Refusal("invalid", { fields: { stripe_price_id: "This is not a price for you" } });
}
