import type { Answer } from "@sayso/contract/entities/answer.ts";

export const partnerSays = "Would you like tea or coffee?";

/** Replies as in the communicator, in card order: with fewer cards, the first ones. */
export const exampleReplies: readonly Answer[] = [
	{ text: "Tea would be good, thank you.", tone: "option_a", emoji: "🍵", keyword: "tea" },
	{ text: "Coffee would suit me better, thanks.", tone: "option_b", emoji: "☕️", keyword: "coffee" },
	{ text: "I don’t really want either, thanks.", tone: "negative", emoji: "🚫", keyword: "neither" },
	{ text: "Which one would you go for?", tone: "question", emoji: "❓", keyword: "choice" },
	{ text: "Let me think about it first.", tone: "neutral", emoji: "💭", keyword: "think" },
	{ text: "You choose, I’m happy either way.", tone: "neutral_final", emoji: "🤷", keyword: "either" },
];
