import type { Scored } from "../acts/model.ts";
import { likelihood } from "../hearing/kind.ts";
import type { SafetyFlag } from "../understanding.ts";
import { flagsHeardIn } from "./cues.ts";
import { plainly } from "./plainly.ts";

/** The kinds of turn in which a flag is meant. */
const meantIn: Readonly<Record<SafetyFlag, readonly string[]>> = {
	"safety-emergency": ["danger"],
	"safety-self-harm": ["danger"],
	"safety-abuse": ["danger", "reproach"],
	"safety-secret": ["danger"],
	"safety-consent": ["danger", "permission", "instruct"],
	"safety-advice": ["danger", "request", "yes-no", "wh-what", "wh-count", "permission", "view"],
	"safety-third-person": ["danger", "yes-no", "wh-what", "wh-which", "choice", "tease", "reproach"],
};

/** How likely those kinds must be: hardly at all where a cue is heard, more where the words only resemble danger. */
const needed = { heard: 0.04, alike: 0.5 } as const;

/** So few words are about one thing. More may be a story, of which a few sound like anything. */
const few = 10;

/** Whether a flag that the words of a turn raise is meant by the turn as a whole. */
export function stands(flag: SafetyFlag, heard: string, kinds: readonly Scored[]): boolean {
	if (heard.split(" ").length <= few) return true;
	const isHeard = flagsHeardIn(plainly(heard)).includes(flag);
	return likelihood(kinds, ...meantIn[flag]) >= (isHeard ? needed.heard : needed.alike);
}
