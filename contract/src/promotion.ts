import { dayMilliseconds } from "./day.ts";
import type { Plan } from "./entities/plan.ts";

export interface Promotion {
	/** Free access ends this many days after joining … */
	days: number;
	/** … or with this many Interactions, whichever comes first. */
	interactions: number;
	/** ISO 8601. People who join from `starts` until just before `ends` get it. */
	starts: string;
	ends: string;
}

/** The default: the launch in Australia, in AAC Awareness Month (October), in Melbourne's time zone. */
export const launchPromotion: Promotion = {
	days: 14,
	interactions: 50,
	starts: "2025-10-01T00:00:00+10:00",
	ends: "2025-11-01T00:00:00+11:00",
};

/** Whether a person who joins at `moment` gets the promotion. */
export const isPromoted = (moment: Date, promotion: Promotion | null): boolean =>
	promotion !== null && moment >= new Date(promotion.starts) && moment < new Date(promotion.ends);

/** The trial plan of a person who joined at `joined`. */
export const trialFor = (trial: Plan, joined: Date, promotion: Promotion | null): Plan =>
	promotion && isPromoted(joined, promotion) ? { ...trial, max_interactions: promotion.interactions } : trial;

/** When the free access of a person who joined at `joined` ends; null if only its Interactions limit it. */
export const trialEnd = (joined: Date, promotion: Promotion | null): Date | null =>
	promotion && isPromoted(joined, promotion) ? new Date(joined.getTime() + promotion.days * dayMilliseconds) : null;

export const promotionStages = ["before", "running", "over"] as const;

/** Whether a promotion is in the future, running or over at `now`. */
export const promotionStage = ({ starts, ends }: Promotion, now: Date): (typeof promotionStages)[number] =>
	now < new Date(starts) ? "before" : now < new Date(ends) ? "running" : "over";
