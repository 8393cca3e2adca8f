import { conversationsIn, tokensOfSet, turnsOfConversation } from "@sayso/contract/conversations.ts";
import type { Plan } from "@sayso/contract/entities/plan.ts";
import { limits } from "@sayso/contract/limits.ts";
import { formatMillions } from "@sayso/contract/pricing.ts";

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** Explains the number of conversations on a card. */
export const aboutTokens = `Tokens are how a language model counts its work: four replies take about ${tokensOfSet.toLocaleString("en-AU")} of them, and when they run out, basic replies go on without them.`;

/** The differences between the plans, line by line, for the cards of the public site. */
export const mainFeatures = (plan: Plan): string[] => [
	plan.max_interactions < 0 ? "Unlimited interactions" : many(plan.max_interactions, "interaction"),
	`${formatMillions(plan.max_tokens_per_month)} tokens per month`,
	// A plan with a limit of interactions reaches it long before its token limit.
	...(plan.max_interactions < 0
		? [`About ${conversationsIn(plan.max_tokens_per_month)} conversations of ${turnsOfConversation} turns`]
		: []),
	many(plan.voice_options.length, "voice"),
	plan.memory_retention_days === 0
		? "Memory of this conversation"
		: `${many(plan.memory_retention_days, "day")} memory`,
	...(plan.image_option ? ["Emoji and images"] : []),
	...(plan.adult_language ? [`Adult language ${limits.adultLanguage.minimumAge}+`] : []),
];

/** Everything in a plan, for the Subscription screen. */
export const allFeatures = (plan: Plan): string[] => [
	...mainFeatures(plan),
	`${plan.max_voice_input_time} seconds of listening at a time`,
	`About Me up to ${plan.about_me_words} words`,
	...(plan.customer_support ? ["Customer support"] : []),
];
