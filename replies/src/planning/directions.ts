import type { Tone } from "@sayso/contract/entities/answer.ts";

/** Where a reply may lead: it goes along with what was said, it does not, or neither. */
export type Direction = "yes" | "no" | "other";

const directions: Record<Tone, Direction> = {
	positive: "yes",
	option_a: "yes",
	positive_a: "yes",
	positive_b: "yes",
	excited: "yes",
	negative: "no",
	option_b: "no",
	negative_a: "no",
	negative_b: "no",
	neutral: "other",
	question: "other",
	uncertain: "other",
	neutral_final: "other",
};

/** Of a choice, the first thing named counts as yes and the second as no: both have to be there. */
export const directionOf = (tone: Tone): Direction => directions[tone];
