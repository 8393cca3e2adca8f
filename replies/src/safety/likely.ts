import type { Act } from "../acts/acts.ts";
import { score } from "../acts/model.ts";
import { readTable, totalsFor } from "../learned/weights.ts";
import { type SafetyFlag, safetyFlags } from "../understanding.ts";
import { isSpared } from "./cues.ts";
import trained from "./model.json" with { type: "json" };
import { plain } from "./plainly.ts";
import { signsOf } from "./signs.ts";

const names = trained.flags.split(" ");
const table = readTable(trained.weights);
const harmless = names.indexOf("harmless");

/**
 * By how much a flag must win over harmless: shares of the largest weight there is, times the square root of the number of signs.
 * Low where silence is worst, higher where a false alarm only puzzles.
 */
const needed: Record<SafetyFlag, number> = {
	"safety-emergency": 0.04,
	"safety-self-harm": 0.03,
	"safety-abuse": 0.07,
	"safety-secret": 0.07,
	"safety-consent": 0.09,
	"safety-advice": 0.09,
	"safety-third-person": 0.13,
};

/** Acts that sound like danger when they are kind: what a helper does, tells or asks for in passing. */
const benign: ReadonlySet<Act> = new Set<Act>([
	"advice",
	"affection",
	"announcement",
	"compliment",
	"instruction",
	"offer",
	"offer-help",
	"pay",
	"reassurance",
]);
/** The flags whose words such acts share, and how many times as sure the classifier must be of one when the act is certain. */
const mistaken = new Set<SafetyFlag>(["safety-abuse", "safety-secret", "safety-consent"]);
const doubt = 4;

/** The flag that a sentence of a normalised turn most likely raises, if any. */
export function likelyFlag(spoken: string): SafetyFlag | undefined {
	const sentence = plain(spoken);
	const signs = signsOf(sentence);
	const totals = totalsFor(signs, table, names.length);
	const leads = safetyFlags
		.map((flag) => ({
			flag,
			lead: ((totals[names.indexOf(flag)] ?? 0) - (totals[harmless] ?? 0)) / Math.sqrt(signs.length),
		}))
		// Dearest last: of most sentences no flag comes so far.
		.filter(
			({ flag, lead }) =>
				lead > needed[flag] &&
				(!mistaken.has(flag) || lead > needed[flag] * (1 + (doubt - 1) * kindnessOf(spoken))) &&
				!isSpared(sentence, flag),
		);
	return leads.sort((a, b) => b.lead - a.lead)[0]?.flag;
}

/** 0 to 1: how sure the classifier of acts is that a sentence does something benign. */
function kindnessOf(spoken: string): number {
	return score(spoken)
		.filter(({ act }) => benign.has(act))
		.reduce((sum, { confidence }) => sum + confidence, 0);
}
