import type { Tone } from "@sayso/contract/entities/answer.ts";

/**
 * How much faster and higher a reply of a tone is said. People who are glad or excited speak faster and higher, who hesitate
 * slower and lower (Scherer, Vocal communication of emotion, 2003); both go together, so that a sound needs only be played so. No
 * more than 5%, which is heard and changes nobody's voice: a tone says which stance a reply takes, not what somebody feels.
 */
const lifts: Readonly<Partial<Record<Tone, number>>> = {
	excited: 1.05,
	positive: 1.02,
	positive_a: 1.02,
	positive_b: 1.02,
	question: 1.02,
	negative: 0.98,
	negative_a: 0.98,
	negative_b: 0.98,
	uncertain: 0.96,
};

/** How much faster and higher it is said. @param tone of a card that is said as it stands */
export const liftOf = (tone: Tone | undefined): number => (tone && lifts[tone]) || 1;
