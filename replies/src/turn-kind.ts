import type { Slots } from "./reply.ts";
import type { ClauseReading } from "./understanding.ts";

/** Acts that put something to the person, who takes it or leaves it. */
const put = acts(
	"about-to arrangement called care-plan favour handed instruction invitation let-me nudge offer offer-help pay permission plan put-ready request service spare suggestion suits wait",
);
/** What is said to be kind. */
const social = acts(
	"affection apology celebration compliment farewell gift good-wishes greeting introduction regards sympathy thanks",
);
/** What somebody thinks, with which the person may agree or not. */
const view = acts("about-person advice gripe opinion reassurance reproach rhetorical statement weather");

function acts(names: string): ReadonlySet<string> {
	return new Set(names.split(" "));
}

/** What is asked however it is put: "tell me about yourself". */
const asking = acts("about-you ask-fact confirm understand yes-no");
/** Questions that the person may ask back. */
const returned = acts(
	"eaten favourite how-are-you how-feel how-was like plan remember seen slept what-doing what-think",
);

/** Kinds of a choice that only report: what is wanted is none of them. */
const reported = ["aState", "aFeeling", "aFact", "aClause"];

const questionWord = /^(?:\w+,? ){0,3}?(?:what|where|when|who|whose|why|how|which)(?:'s|'re|'d)?\b/i;
const isAsked = ({ act, clause, slots }: ClauseReading) =>
	asking.has(act) ||
	clause.endsWith("?") ||
	questionWord.test(clause) ||
	slots.yes !== undefined ||
	slots.wish !== undefined;

function kindOf(reading: ClauseReading, low: boolean): string {
	const { act } = reading;
	if (act === "either-or") return "isChoice";
	if (put.has(act)) return "isPut";
	if (low) return "isLow";
	if (social.has(act)) return "isSocial";
	if (view.has(act)) return "isView";
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
		...(returned.has(act) ? ["isReturned"] : []),
	];
	return Object.fromEntries(cues.map((cue) => [cue, cue]));
}
