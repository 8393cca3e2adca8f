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

export const Subscription = z.object({
	planID: z.string(),
	status: SubscriptionStatus,
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
