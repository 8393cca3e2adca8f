import { likelihood } from "../hearing/kind.ts";
import type { Kind } from "../hearing/kinds-of-acts.ts";
import type { Scored } from "../learned/scorer.ts";
import type { SafetyFlag } from "../understanding.ts";

/** The kinds of turn in which a flag is meant. Talk about the person over their head is meant in any kind. */
const meantIn: Readonly<Partial<Record<SafetyFlag, readonly Kind[]>>> = {
	"safety-emergency": ["danger"],
	"safety-self-harm": ["danger"],
	"safety-abuse": ["danger", "reproach"],
	"safety-secret": ["danger", "request"],
	"safety-consent": ["danger", "permission", "instruct", "request", "notice"],
	"safety-advice": ["danger", "request", "yes-no", "wh-what", "wh-count", "permission", "view"],
};

/** How likely those kinds must be: hardly at all where a cue is heard, more where the words only resemble danger. */
const needed = { heard: 0.055, alike: 0.35 } as const;

/** Who else "he" or "she" may be: "Lovely dog! What's his name?" */
const another =
	/\b(?:dog|puppy|pup|cat|kitten|horse|pony|bird|budgie|rabbit|fairy|santa|baby|breed|friendly|whippet|terrier|spaniel|labrador|collie)\b/i;

/** So few words are about one thing. More may be a story, of which a few sound like anything. */
const few = 10;

/** What was heard of a turn, and how much of it was read for its kinds. */
export interface Heard {
	text: string;
	/** The flags whose authored cues are heard. */
	cues: readonly SafetyFlag[];
	/** The flags that the classifier is sure of in one of its sentences. */
	likely: readonly SafetyFlag[];
	/** Whether the whole turn was read: danger may come first and much else after it. */
	isReadWhole: boolean;
}

/** Whether a flag that the words of a turn raise is meant by the turn as a whole. */
export function stands(
	flag: SafetyFlag,
	{ text, cues, likely, isReadWhole }: Heard,
	kinds: readonly Scored<Kind>[],
): boolean {
	if (flag === "safety-third-person" && another.test(text)) return false;
	const isHeardTwice = cues.includes(flag) && likely.includes(flag);
	const meant = meantIn[flag];
	if (!meant || isHeardTwice || !isReadWhole || text.split(" ").length <= few) return true;
	return likelihood(kinds, ...meant) >= (cues.includes(flag) ? needed.heard : needed.alike);
}
