import { flagsHeardIn } from "./safety/cues.ts";
import { likelyFlag } from "./safety/likely.ts";
import { plainly, sentencesOf } from "./safety/plainly.ts";
import type { SafetyFlag } from "./understanding.ts";

/**
 * The flags of a normalised turn, in order of precedence: those whose cues are heard, else the one that the classifier is sure
 * enough of.
 */
export function safetyOf(text: string): SafetyFlag[] {
	const heard = flagsHeardIn(plainly(text));
	const likely =
		heard.length > 0
			? undefined
			: sentencesOf(text)
					.map(likelyFlag)
					.find((flag) => flag !== undefined);
	return likely ? [likely] : heard;
}
