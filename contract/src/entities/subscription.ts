import { z } from "zod";

export const SubscriptionStatus = z.enum(["active", "trialing", "canceled", "past_due"]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** The statuses as a screen writes them. */
export const statusNames: Record<SubscriptionStatus, string> = {
	trialing: "Trial",
	active: "Active",
	canceled: "Canceled",
	past_due: "Past Due",
};

/**
 * How somebody stands with their plan; only the server works it out. `trial`: free Interactions are left. `trial_over`: none
 * are, or their days have passed. `renewing`: paid for, and again at the end of the period. `past_due`: the last payment
 * did not go through. `ending`: paid for until the end of the period, and no longer. `lapsed`: the plan they had is over.
 */
export const Standing = z.enum(["trial", "trial_over", "renewing", "past_due", "ending", "lapsed"]);
export type Standing = z.infer<typeof Standing>;

export const Subscription = z.object({
	planID: z.string(),
	status: SubscriptionStatus,
	standing: Standing,
	/** ISO 8601: when free access ends by its days; null where only its Interactions limit it. */
	freeUntil: z.string().nullable(),
	/** ISO 8601; null during trial. */
	currentPeriodEnd: z.string().nullable(),
	cancelAtPeriodEnd: z.boolean(),
	stripeSubscriptionId: z.string().nullable(),
	isTrialUsed: z.boolean(),
	/** The plan that follows at the end of the period, where another was chosen. */
	nextPlanID: z.string().nullish(),
	/** Whether `POST /v1/stripe/portal-link` opens a page on which the person manages cards and receipts. */
	hasPortal: z.boolean().optional(),
});
export type Subscription = z.infer<typeof Subscription>;
