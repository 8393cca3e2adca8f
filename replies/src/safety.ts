import { flagsHeardIn } from "./safety/cues.ts";
import { likelyFlag } from "./safety/likely.ts";
import { plainly } from "./safety/plainly.ts";
import type { SafetyFlag } from "./understanding.ts";

/**
 * The flags of a normalised turn, in order of precedence: those whose cues are heard, else the one that the classifier is sure
 * enough of.
 */
export function safetyOf(text: string): SafetyFlag[] {
	const sentences = plainly(text);
	const heard = flagsHeardIn(sentences);
	const likely = heard.length > 0 ? undefined : sentences.map(likelyFlag).find((flag) => flag !== undefined);
	return likely ? [likely] : heard;
}
