import type { Steer } from "@sayso/contract/v1/generate.ts";
import { isInstruction, withoutNumbers } from "./quoted.ts";

const sentences = {
	agree: "The person wants to agree: every reply accepts or agrees, each in its own way.",
	disagree: "The person wants to disagree: every reply declines or disagrees, each in its own way.",
	ask: "The person wants to ask: every reply is another question.",
	joke: "The person wants a light touch: gentle humour, at nobody's cost, and none where somebody suffers.",
	shorter: "The person wants fewer words for the same replies.",
	serious: "The person wants to be more serious: calm, plain and sincere.",
} as const;

/** The person's direction for this set, in our words. */
export const directionSentence = (steer: Steer | undefined): string[] =>
	steer && "direction" in steer ? [sentences[steer.direction]] : [];

/** The topic of the replies, as data; empty if its words are instructions to a machine. */
export function namedWords(steer: Steer | undefined): string[] {
	const words = steer && "words" in steer ? [steer.words.join(" ")] : [];
	return words.filter((line) => !isInstruction(line)).map(withoutNumbers);
}
