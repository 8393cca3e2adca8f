import { z } from "zod";

export const SubscriptionStatus = z.enum(["active", "trialing", "canceled", "past_due"]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** The statuses as the screens show them. */
export const statusNames: Record<SubscriptionStatus, string> = {
	trialing: "Trial",
	active: "Active",
	canceled: "Canceled",
	past_due: "Past Due",
};

/**
 * The status of a person's plan; only the server determines it. `trial`: free Interactions are left. `trial_over`: they
 * are used up, or the trial has ended by date. `renewing`: paid, and renewed at the end of the period. `past_due`: the
 * last payment failed. `ending`: paid until the end of the period, not renewed. `lapsed`: the plan has ended.
 */
export const Standing = z.enum(["trial", "trial_over", "renewing", "past_due", "ending", "lapsed"]);
export type Standing = z.infer<typeof Standing>;

export const Subscription = z.object({
	planID: z.string(),
	status: SubscriptionStatus,
	standing: Standing,
	/** ISO 8601: when free access ends by date; null if only its Interactions limit it. */
	freeUntil: z.string().nullable(),
	/** ISO 8601; null during trial. */
	currentPeriodEnd: z.string().nullable(),
	cancelAtPeriodEnd: z.boolean(),
	stripeSubscriptionId: z.string().nullable(),
	isTrialUsed: z.boolean(),
	/** The plan from the next period on, if another one was chosen. */
	nextPlanID: z.string().nullish(),
	/** Whether `POST /v1/stripe/portal-link` opens a page on which the person manages cards and receipts. */
	hasPortal: z.boolean().optional(),
});
export type Subscription = z.infer<typeof Subscription>;
