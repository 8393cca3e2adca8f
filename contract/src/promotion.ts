import { dayMilliseconds } from "./day.ts";
import type { Plan } from "./entities/plan.ts";

export interface Promotion {
	/** Free access ends this many days after joining … */
	days: number;
	/** … or with this many Interactions, whichever comes first. */
	interactions: number;
	/** ISO 8601. Whoever joins from the one moment until just before the other has it. */
	starts: string;
	ends: string;
}

/** Unless configured otherwise: the launch in Australia, AAC Awareness Month, October, by the clocks of Melbourne. */
export const launchPromotion: Promotion = {
	days: 14,
	interactions: 50,
	starts: "2025-10-01T00:00:00+10:00",
	ends: "2025-11-01T00:00:00+11:00",
};

/** Whether somebody who joins at `moment` has the promotion. */
export const isPromoted = (moment: Date, promotion: Promotion | null): boolean =>
	promotion !== null && moment >= new Date(promotion.starts) && moment < new Date(promotion.ends);

/** The trial plan as it is for somebody who joined at `joined`. */
export const trialFor = (trial: Plan, joined: Date, promotion: Promotion | null): Plan =>
	promotion && isPromoted(joined, promotion) ? { ...trial, max_interactions: promotion.interactions } : trial;

/** When the free access of somebody who joined at `joined` ends; null where only its Interactions limit it. */
export const trialEnd = (joined: Date, promotion: Promotion | null): Date | null =>
	promotion && isPromoted(joined, promotion) ? new Date(joined.getTime() + promotion.days * dayMilliseconds) : null;

export const promotionStages = ["before", "running", "over"] as const;

/** Where a promotion stands at `now`. */
export const promotionStage = ({ starts, ends }: Promotion, now: Date): (typeof promotionStages)[number] =>
	now < new Date(starts) ? "before" : now < new Date(ends) ? "running" : "over";
