import { type SafetyFlag, safetyFlags } from "../understanding.ts";
import { readTable, totalsFor } from "../weights.ts";
import { isSpared } from "./cues.ts";
import trained from "./model.json" with { type: "json" };
import { signsOf } from "./signs.ts";

const names = trained.flags.split(" ");
const table = readTable(trained.weights);
const harmless = names.indexOf("harmless");

/**
 * By how much a flag must win over harmless, as a share of the square root of the number of signs. Low where silence is worst;
 * higher where a false alarm only puzzles.
 */
const needed: Record<SafetyFlag, number> = {
	"safety-emergency": 25,
	"safety-self-harm": 30,
	"safety-abuse": 35,
	"safety-secret": 35,
	"safety-consent": 50,
	"safety-advice": 60,
	"safety-third-person": 130,
};

/** The flag a sentence of `plainly` most likely raises, if any. */
export function likelyFlag(sentence: string): SafetyFlag | undefined {
	const signs = signsOf(sentence);
	const totals = totalsFor(signs, table, names.length);
	const leads = safetyFlags
		.map((flag) => ({
			flag,
			lead: ((totals[names.indexOf(flag)] ?? 0) - (totals[harmless] ?? 0)) / Math.sqrt(signs.length),
		}))
		.filter(({ flag, lead }) => lead > needed[flag] && !isSpared(sentence, flag));
	return leads.sort((a, b) => b.lead - a.lead)[0]?.flag;
}
