import { traitsOf } from "../acts/acts.ts";
import type { Slots } from "../reply.ts";
import type { ClauseReading } from "../understanding.ts";

/** Kinds of a choice that only report: what is wanted is none of them. */
const reported = ["aState", "aFeeling", "aFact", "aClause"];

const questionWord = /^(?:\w+,? ){0,3}?(?:what|where|when|who|whose|why|how|which)(?:'s|'re|'d)?\b/i;
const isAsked = ({ act, clause, slots }: ClauseReading) =>
	traitsOf(act).expects === "answer" ||
	clause.endsWith("?") ||
	questionWord.test(clause) ||
	slots.yes !== undefined ||
	slots.wish !== undefined;

function kindOf(reading: ClauseReading, low: boolean): string {
	const { act } = reading;
	if (act === "either-or") return "isChoice";
	const { expects } = traitsOf(act);
	if (expects === "taking") return "isPut";
	if (low) return "isLow";
	if (expects === "kindness") return "isSocial";
	if (expects === "agreement") return "isView";
	return isAsked(reading) ? "isAsked" : "isNews";
}

/**
 * Cues of a steer's own rows: the kind of turn, whether a choice is between what is wanted (`isWanted`), and whether a question
 * may be asked back (`isReturned`).
 */
export function turnCues(reading: ClauseReading, low: boolean): Slots {
	const { act, slots } = reading;
	const kind = kindOf(reading, low);
	const isReported = reported.some((slot) => slots[slot] !== undefined) || (slots.aTime && !slots.wish);
	const cues = [
		kind,
		...(kind === "isChoice" && !isReported ? ["isWanted"] : []),
		...(traitsOf(act).returned ? ["isReturned"] : []),
	];
	return Object.fromEntries(cues.map((cue) => [cue, cue]));
}
