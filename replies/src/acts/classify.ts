import { withoutLead } from "../lead.ts";
import { anchors } from "./anchors.ts";
import { shapeOf } from "./features.ts";
import { formOf } from "./forms.ts";
import { type Scored, score } from "./model.ts";
import { remarkOf } from "./remarks.ts";
import { ruleFor } from "./rules.ts";

/**
 * Confidence below which nothing is presumed. Wrong about a statement costs most ("I like the sound of that" to bad news),
 * wrong about a question least: its safe set is thinner than a near miss.
 */
const presume = { plain: 0.55, tag: 0.35, "yes-no": 0.45, wh: 0.42 } as const;

/** Acts that tell. A clause built as a question is never one of them: news is not acknowledged to a question. */
const telling = new Set([
	"good-news",
	"bad-news",
	"partner-low",
	"telling",
	"announcement",
	"compliment",
	"sympathy",
	"statement",
	"instruction",
	"reproach",
	"introduction",
	"thanks",
	"good-wishes",
	"affection",
	"reassurance",
	"farewell",
	"apology",
	"opinion",
	"advice",
	"pay",
]);
/** Acts that put something forward, and the question words they can begin with. */
const offering = new Set(["suggestion", "invitation", "offer", "offer-help", "request", "permission"]);
const offers = /^(?:(?:how|what) about|why (?:don't|not)|what (?:if|do you say)|what (?:can|could|may) i)\b/i;
/** Acts that many things sound like: unless they are this sure, the form of the clause goes before them. */
const loose = new Set([
	"announcement",
	"telling",
	"good-news",
	"statement",
	"joke",
	"pay",
	"advice",
	"reassurance",
	"weather",
]);
const certainly = 0.85;
/** What a rest would help against. */
const weary =
	/\b(?:tired|exhausted|knackered|shattered|worn out|buggered|stuffed|sleep\w*|rest|busy|flat out|long (?:day|week)|run off|on my feet|drained)\b/i;

/** Acts that can only be asked with a question word. */
const asking = new Set(["when", "where", "who", "why", "how-many", "how-long", "what-doing", "want-what"]);

/** A yes/no question about something or somebody else: nobody is asked about themselves, or what it is to them. */
const aboutOthers =
	/^\w+(?:n't)? (?!you\b|your\b|i\b|we\b|that okay|it okay)(?!.*\b(?:for|with|to|on|hurt|bother|suit) you\b|(?:this|that|it) your\b|.*\byour (?:eyes|view|opinion|book|experience)\b)\w+/i;

/** What a question is about when only its first word is certain. */
const byQuestionWord: readonly (readonly [act: string, word: RegExp])[] = [
	["who", /^who(?:'s|'ll|'d)?\b/i],
	["when", /^when(?:'s|'ll)?\b/i],
	["where", /^where(?:'s|abouts)?\b/i],
	["why", /^(?:why|how come)\b/i],
	["how-long", /^how (?:long|much longer)\b/i],
	["how-many", /^how (?:many|much|often)\b/i],
];

/** What a clause does and how sure that is; `statement`, `yes-no` or `question` when it could be anything. */
export function classify(clause: string): Scored {
	const told = withoutLead(clause);
	const certain = ruleFor(clause) ?? formOf(told);
	if (certain) return { act: certain, confidence: 0.95 };
	const shape = shapeOf(clause);
	const possible = score(clause).filter(({ act }) => {
		if (anchors[act]?.test(clause) === false) return false;
		if (shape === "wh" && offering.has(act)) return offers.test(told);
		if (shape === "wh" || shape === "yes-no") return !telling.has(act);
		return shape !== "plain" || clause.endsWith("?") || !asking.has(act);
	});
	const best = possible[0];
	const confidence = best?.confidence ?? 0;
	if (best && confidence >= presume[shape]) {
		const loosely = shape !== "wh" && shape !== "yes-no" && loose.has(best.act) && confidence < certainly;
		return { act: (loosely && remarkOf(told)) || narrowed(best.act, told), confidence };
	}
	const asked = byQuestionWord.find(([, word]) => word.test(told))?.[0];
	if (asked) return { act: asked, confidence };
	if (shape === "yes-no") return { act: aboutOthers.test(told) ? "ask-fact" : "yes-no", confidence };
	if (shape === "wh") return { act: "question", confidence };
	return { act: remarkOf(told) ?? (clause.endsWith("?") ? "yes-no" : "statement"), confidence };
}

/** The act that answers this clause where the one it was taught as would say too much. */
function narrowed(act: string, told: string): string {
	if (act === "yes-no" && aboutOthers.test(told)) return "ask-fact";
	if (act === "partner-low" && !weary.test(told)) return "hard-time";
	return act;
}
