import type { Tone } from "@sayso/contract/entities/answer.ts";

/**
 * How much faster and higher a reply with a tone is spoken. Glad or excited people speak faster and higher, hesitant people slower
 * and lower (Scherer, Vocal communication of emotion, 2003). Both change together, so that playing the sound faster is enough. The
 * limit is 5%: it is audible, and the voice stays recognisable. A tone shows the stance of a reply, not a feeling of the person.
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

/** The factor for speed and pitch. @param tone of a card whose text is spoken unchanged */
export const liftOf = (tone: Tone | undefined): number => (tone && lifts[tone]) || 1;
