import type { Plan } from "@sayso/contract/entities/plan.ts";
import { errors } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
import { type PlanPrice, priceFor } from "@sayso/contract/pricing.ts";
import type { PlanChange } from "@sayso/contract/rules/plan-change.ts";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { ApiError } from "../../api/api-error.ts";
import { useServices } from "../../api/services.tsx";
import { download } from "../../ui/download.ts";
import { leavePage } from "../../ui/leave-page.ts";
import { useToast } from "../../ui/toast.tsx";

/** A plan that the person wants, and the change to it. */
export interface PlanChoice {
	plan: Plan;
	change: PlanChange;
}

/** Chooses a plan: opens the payment page in this window, or downloads an invoice for another payer. */
export function usePlanChoice(country: string) {
	const { api } = useServices();
	const toast = useToast();
	const navigate = useNavigate();
	const isUnderWay = useRef(false);
	const choice = useMutation({
		async mutationFn({ plan, change }: PlanChoice): Promise<"back" | "invoiced"> {
			const body = { plan_id: plan.id, stripe_price_id: priceOf(plan, country).stripe_price_id };
			if (change === "invoice") {
				const user_country = country || unknownCountry;
				download(await api.paymentRequest({ body: { ...body, user_country } }), "invoice.pdf");
				return "invoiced";
			}
			const { checkout_url } = await api.checkoutLink({ body });
			// However the person returns here, the address names what they ordered.
			await navigate({ to: "/app/subscription", search: { view: "plans", ordered: plan.id }, replace: true });
			await leavePage(checkout_url);
			return "back";
		},
		onSuccess: (outcome) => {
			if (outcome === "invoiced") toast(messages.subscription.paymentRequested);
		},
		onSettled: () => {
			isUnderWay.current = false;
		},
	});
	return {
		...choice,
		/** A second press before the first shows as busy is ignored. */
		choose(chosen: PlanChoice): void {
			if (isUnderWay.current) return;
			isUnderWay.current = true;
			choice.mutate(chosen);
		},
	};
}

/** Countries without prices of their own use those of the United States. */
const unknownCountry = "us";

function priceOf(plan: Plan, country: string): PlanPrice {
	const price = priceFor(plan.pricing, country);
	if (!price) throw new Error(`Plan ${plan.id} has no price`);
	return price;
}

/** The message for a failed choice. */
export function choiceFailure(error: Error, { change }: PlanChoice): string {
	const isSaid = error instanceof ApiError && error.problem.code === "foreign_price";
	if (change === "invoice" && !isSaid) return messages.subscription.paymentRequestFailed;
	return error instanceof ApiError ? error.message : errors.checkout_failed.detail;
}
