import { planCatalogue } from "@sayso/contract/plans.ts";
import { z } from "zod";
import type { Refuse } from "./refuse.ts";

const keys = planCatalogue.flatMap(({ pricing }) => pricing.map((price) => price.stripe_price_id));

/** `premium-yearly-au=price_…, …`: price ids by our keys. */
const Prices = z
	.string()
	.transform((list) => list.split(",").map((pair) => pair.split("=").map((part) => part.trim())))
	.refine((pairs) => pairs.every(([key = "", id]) => keys.includes(key) && id?.startsWith("price_")), {
		error: `is a list of key=price_…, with the keys ${keys[4]} to ${keys.at(-5)}`,
	})
	.transform((pairs) => Object.fromEntries(pairs) as Record<string, string>);

/** The environment variables of payments. */
export const billingVariables = {
	BILLING: z.enum(["sandbox", "stripe"]).optional(),
	STRIPE_SECRET_KEY: z
		.string()
		.regex(/^(sk|rk)_/, "is a secret key, which begins with sk_ or rk_")
		.optional(),
	STRIPE_WEBHOOK_SECRET: z
		.string()
		.regex(/^whsec_/, "begins with whsec_")
		.optional(),
	STRIPE_PRICES: Prices.optional(),
	STRIPE_PORTAL: z.stringbool().optional(),
};

const Variables = z.object(billingVariables);
type Variables = z.infer<typeof Variables>;

/** `sandbox`: no real money; a page of our own takes the place of the checkout. */
export type BillingConfig =
	| { adapter: "sandbox" }
	| {
			adapter: "stripe";
			secretKey: string;
			webhookSecret: string;
			prices: Readonly<Record<string, string>>;
			portal: boolean;
	  };

const ofStripe = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICES", "STRIPE_PORTAL"] as const;

/** Reports invalid combinations of the variables. */
export function checkBilling(value: Variables, production: boolean, refuse: Refuse): void {
	const { BILLING: chosen, STRIPE_SECRET_KEY: key } = value;
	if (production && !chosen && !key)
		refuse("BILLING", "is needed in production: stripe, or sandbox where every plan is to cost nothing");
	for (const name of ofStripe)
		if (chosen === "sandbox" && value[name] !== undefined) refuse(name, "is not used with BILLING=sandbox");
	if (chosen === "sandbox") return;
	const wanted = chosen === "stripe" || ofStripe.some((name) => value[name] !== undefined);
	for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const)
		if (wanted && !value[name]) refuse(name, "is needed for payments through Stripe");
}

/** Stripe if its keys are given, otherwise the sandbox. */
export const billingConfig = (value: Variables): BillingConfig =>
	value.STRIPE_SECRET_KEY && value.STRIPE_WEBHOOK_SECRET
		? {
				adapter: "stripe",
				secretKey: value.STRIPE_SECRET_KEY,
				webhookSecret: value.STRIPE_WEBHOOK_SECRET,
				prices: value.STRIPE_PRICES ?? {},
				portal: value.STRIPE_PORTAL ?? false,
			}
		: { adapter: "sandbox" };
