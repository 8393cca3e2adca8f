import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { promotionStages } from "../promotion.ts";

/** The free access for new people and its state; null if no promotion was ever configured. */
export const PromotionNews = z
	.object({
		days: z.int(),
		interactions: z.int(),
		/** ISO 8601. People who join from `starts` until just before `ends` get it. */
		starts: z.string(),
		ends: z.string(),
		stage: z.enum(promotionStages),
	})
	.nullable();
export type PromotionNews = z.infer<typeof PromotionNews>;

export const promotion = endpoint({
	method: "GET",
	path: "/v1/promotion",
	summary: "The promotion, before, while and after it runs.",
	auth: "none",
	response: PromotionNews,
	errors: [],
});
