import type { Tone } from "@sayso/contract/entities/answer.ts";

/** The short heading of a card: it names the stance, because colour alone must not show it. */
export const toneHeadings: Record<Tone, string> = {
	positive: "Positive",
	negative: "Negative",
	neutral: "Neutral",
	question: "Question",
	excited: "Excited",
	uncertain: "Not sure",
	option_a: "First option",
	option_b: "Second option",
	positive_a: "Positive, part one",
	negative_a: "Negative, part one",
	positive_b: "Positive, part two",
	negative_b: "Negative, part two",
	neutral_final: "Either way",
};
