import { z } from "zod";

/** Which side of the Subscription screen is shown, and what the person comes back from. */
export const SubscriptionSearch = z.object({
	view: z.literal("plans").optional().catch(undefined),
	checkout: z.literal("paid").optional().catch(undefined),
	/** The plan that a checkout was opened for. */
	ordered: z.string().max(40).optional().catch(undefined),
	changed: z.enum(["now", "at-renewal", "keep"]).optional().catch(undefined),
});
