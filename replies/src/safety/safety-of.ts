import { lately } from "../hearing/lately.ts";
import type { SafetyFlag } from "../understanding.ts";
import { flagsHeardIn } from "./cues.ts";
import { likelyFlag } from "./likely.ts";
import { plainly, sentencesOf } from "./plainly.ts";

/** The flags whose authored cues are heard in a normalised turn. */
export const plainlyHeardIn = lately((text: string): readonly SafetyFlag[] => flagsHeardIn(plainly(text)));

/** The flags that the classifier is sure enough of, one a sentence of a normalised turn. */
export const likelyIn = lately((text: string): SafetyFlag[] =>
	sentencesOf(text).flatMap((said) => likelyFlag(said) ?? []),
);

/**
 * The flags of a normalised turn, in order of precedence: those whose cues are heard, else the one that the classifier is sure
 * enough of.
 */
export function safetyOf(text: string): SafetyFlag[] {
	const heard = plainlyHeardIn(text);
	return heard.length > 0 ? [...heard] : likelyIn(text).slice(0, 1);
}

const dangers: ReadonlySet<SafetyFlag> = new Set(["safety-emergency", "safety-self-harm", "safety-abuse"]);

/** Whether flags that stand tell of danger in words of the hand-reviewed cues; what the classifier takes for it is none. */
export const isPlainDanger = (flags: readonly SafetyFlag[], text: string): boolean => {
	const [first] = flags;
	return first !== undefined && dangers.has(first) && plainlyHeardIn(text).includes(first);
};
