import { z } from "zod";

/** The view of the Subscription screen, and where the person comes back from. */
export const SubscriptionSearch = z.object({
	view: z.literal("plans").optional().catch(undefined),
	checkout: z.literal("paid").optional().catch(undefined),
	/** The plan of the opened checkout. */
	ordered: z.string().max(40).optional().catch(undefined),
	changed: z.enum(["now", "at-renewal", "keep"]).optional().catch(undefined),
});
