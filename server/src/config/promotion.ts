import { launchPromotion, type Promotion } from "@sayso/contract/promotion.ts";
import { z } from "zod";
import type { Refuse } from "./refuse.ts";

const moment = z.iso.datetime({
	offset: true,
	error: "is a moment with its offset, such as 2026-10-01T00:00:00+10:00",
});
const count = z.coerce.number().int().min(1).max(10_000);

/** The environment variables of the free access for new people. */
export const promotionVariables = {
	PROMOTION: z.enum(["on", "off"]).default("on"),
	PROMOTION_STARTS: moment.optional(),
	PROMOTION_ENDS: moment.optional(),
	PROMOTION_DAYS: count.optional(),
	PROMOTION_INTERACTIONS: count.optional(),
};

const Variables = z.object(promotionVariables);
type Variables = z.infer<typeof Variables>;

/** Reports invalid combinations of the variables. */
export function checkPromotion(value: Variables, refuse: Refuse): void {
	const { PROMOTION_STARTS: starts, PROMOTION_ENDS: ends } = value;
	if (starts && !ends) refuse("PROMOTION_ENDS", "is needed with PROMOTION_STARTS");
	if (ends && !starts) refuse("PROMOTION_STARTS", "is needed with PROMOTION_ENDS");
	if (starts && ends && new Date(starts) >= new Date(ends)) refuse("PROMOTION_ENDS", "is after PROMOTION_STARTS");
}

/** The past, present or future promotion; null if there is no promotion. Values that are not set are the launch's. */
export const promotionConfig = (value: Variables): Promotion | null =>
	value.PROMOTION === "off"
		? null
		: {
				days: value.PROMOTION_DAYS ?? launchPromotion.days,
				interactions: value.PROMOTION_INTERACTIONS ?? launchPromotion.interactions,
				starts: value.PROMOTION_STARTS ?? launchPromotion.starts,
				ends: value.PROMOTION_ENDS ?? launchPromotion.ends,
			};
