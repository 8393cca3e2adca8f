import "../../api/without-eval.ts";
import { brand } from "@sayso/contract/brand.ts";
import { planById, trialPlanId } from "@sayso/contract/plans.ts";
import type { PromotionNews } from "@sayso/contract/v1/promotion.ts";

const inMelbourne = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat("en-AU", { ...options, timeZone: "Australia/Melbourne" });
const date = { day: "numeric", month: "long", year: "numeric" } as const;
const usual = planById(trialPlanId)?.max_interactions;

/** The texts of the launch news. Without an offer, `offerTitle` and `offer` are empty. */
export interface NewsWords {
	title: string;
	text: string;
	offerTitle: string;
	offer: string;
	usualTitle: string;
	usual: string;
}

/** The launch news as upcoming, current or past; a past offer is never shown. */
export function newsWords(promotion: PromotionNews): NewsWords {
	const free = { usualTitle: "Join now", usual: `${usual} interactions are free, once for each person.` };
	if (!promotion)
		return {
			title: "Live in Australia",
			text: `${brand.product} is live in Australia.`,
			offerTitle: "",
			offer: "",
			...free,
		};
	const starts = new Date(promotion.starts);
	const lastDay = new Date(new Date(promotion.ends).getTime() - 1);
	const month = inMelbourne({ month: "long", year: "numeric" }).format(starts);
	const isAwarenessMonth = month.startsWith("October");
	const occasion = isAwarenessMonth ? " for AAC Awareness Month" : "";
	const about = isAwarenessMonth
		? " October is the month in which people all over the world tell others about augmentative and alternative communication."
		: "";
	const dates = inMelbourne(date).formatRange(starts, lastDay);
	const limits = `free access for up to ${promotion.days} days or ${promotion.interactions} interactions, whichever comes first`;
	switch (promotion.stage) {
		case "before":
			return {
				title: `Going live in Australia${occasion}`,
				text: `${brand.product} goes live in Australia in ${month}.${about}`,
				offerTitle: `Join from ${dates}`,
				offer: `New users get ${limits}.`,
				...free,
				usualTitle: "Join at any other time",
			};
		case "running":
			return {
				title: `Live in Australia${occasion}`,
				text: `${brand.product} is live in Australia.${about}`,
				offerTitle: `Join until ${inMelbourne(date).format(lastDay)}`,
				offer: `New users get ${limits}.`,
				...free,
				usualTitle: "Join at any other time",
			};
		case "over":
			return {
				title: `Live in Australia since ${month}`,
				text: `${brand.product} went live in Australia in ${month}${occasion && `,${occasion}`}.${about}`,
				offerTitle: "The launch offer is over",
				offer: `People who joined from ${dates} had ${limits}.`,
				...free,
			};
	}
}
