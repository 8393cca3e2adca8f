import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { promotionStages } from "../promotion.ts";

/** The free access new people have for a time, and where that time stands; null where none was ever configured. */
export const PromotionNews = z
	.object({
		days: z.int(),
		interactions: z.int(),
		/** ISO 8601. Whoever joins from the one moment until just before the other has it. */
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
