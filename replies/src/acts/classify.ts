import { lately } from "../hearing/lately.ts";
import { withoutLead } from "../hearing/lead.ts";
import type { Scored } from "../learned/scorer.ts";
import { type Act, traitsOf } from "./acts.ts";
import { anchors } from "./anchors.ts";
import { shapeOf } from "./features.ts";
import { formOf } from "./forms.ts";
import { score, scoreTelling } from "./model.ts";
import { ruleFor } from "./rules.ts";
import { feltAs, fittingTelling, isNarrated, isOfUse } from "./tellings.ts";

/**
 * Confidence below which nothing is presumed. Wrong about a statement costs most ("I like the sound of that" to bad news),
 * wrong about a question least: its safe set is thinner than a near miss.
 */
const presume = { plain: 0.55, tag: 0.35, "yes-no": 0.45, wh: 0.42 } as const;

/** Built as a question beyond doubt: "isn't it lovely" is none. */
const asked = /^(?:do|does|did|are|is|was|were|have|has) (?!(?:a|not)\b)/i;
/** Of what is put forward, what is put to the person alone. */
const putting: ReadonlySet<Act> = new Set<Act>(["suggestion", "invitation", "offer", "request"]);
/** Question words that something can be put forward with. */
const offers = /^(?:(?:how|what) about|why (?:don't|not)|what (?:if|do you say)|what (?:can|could|may) i)\b/i;
/** What the partner says to the person after the greeting: "hi mum, you look tired". */
const addressed = /^(?:you|your|i've|we've|the|there's)\b/i;

/** A yes/no question about a thing or a third person. It does not ask about the person, or what something is to them. */
const aboutOthers =
	/^\w+(?:n't)? (?!you\b|your\b|i\b|we\b|it (?:\w+ )?\w+ (?:to|not|being|having|living)\b|that okay|it okay)(?!.*\b(?:you|yourself)\b|(?:this|that|it|these|those) your\b|.*\byour (?:eyes|view|opinion|book|experience)\b)\w+/i;

/** What something is like for the person: "is it hard to be understood". */
const judged = /^(?:is|was) it (?:\w+ )?\w+ (?:to|not|being|having)\b/i;
/** What the person speaks with. */
const gadget = /\b(?:talk\w*|speak\w*|voice|machine|app|tablet|ipad|device|computer|gadget|typ(?:e|ing)|screen)\b/i;

/** What a question is about when only its first word is certain. */
const byQuestionWord: readonly (readonly [act: Act, word: RegExp])[] = [
	["who", /^who(?:'s|'ll|'d)?\b/i],
	["when", /^when(?:'s|'ll)?\b/i],
	["where", /^where(?:'s|abouts)?\b/i],
	["why", /^(?:why|how come)\b/i],
	["how-long", /^how (?:long|much longer)\b/i],
	["how-many", /^how (?:many|much|often)\b/i],
];

/** Put as a question by its last words, with a mark or without: "number twenty-two, was it". */
const turnedRound = /^(?!i\b).*\b(?:is|was|are|were|isn't|wasn't|aren't|weren't) (?:it|that|they)[?.!]*$/i;

/** What a clause does and how sure that is; `statement`, `yes-no` or `question` when it could be anything. */
export function classify(clause: string): Scored {
	const told = withoutLead(clause);
	const certain = certainly(clause);
	return certain ? { act: certain, confidence: 0.95 } : likeliest(clause, told, possibleActs(clause, told));
}

/** How many readings of a clause are kept. */
const kept = 3;

/** What a clause may be, likeliest first, at most three; one alone where a rule is certain. */
export function hypotheses(clause: string): Scored[] {
	const told = withoutLead(clause);
	const certain = certainly(clause);
	if (certain) return [{ act: certain, confidence: 0.95 }];
	const possible = possibleActs(clause, told);
	const first = likeliest(clause, told, possible);
	const others = possible.slice(0, kept).flatMap(({ act, confidence }) =>
		act === "telling"
			? scoreTelling(clause).map((felt) => ({
					act: fittingTelling(felt.act, told),
					confidence: confidence * felt.confidence,
				}))
			: [{ act: narrowed(act, told), confidence }],
	);
	const sure = others.find(({ act }) => act === first.act)?.confidence ?? first.confidence;
	return [{ act: first.act, confidence: sure }, ...others.sort((a, b) => b.confidence - a.confidence)]
		.filter(({ act }, at, all) => all.findIndex((other) => other.act === act) === at)
		.slice(0, kept);
}

/** What a clause is by a rule; empty where none is certain. */
const certainly = lately((clause: string): Act | "" => {
	const told = withoutLead(clause);
	const certain = ruleFor(clause) ?? formOf(told);
	return certain && !(traitsOf(certain).form === "told" && asked.test(told)) ? certain : "";
});

/** What the model takes a clause for, without what its form rules out. */
function possibleActs(clause: string, told: string): Scored[] {
	const shape = shapeOf(clause);
	return score(clause).filter(({ act }) => {
		if (anchors[act]?.test(clause) === false || (act === "greeting" && told !== clause && addressed.test(told)))
			return false;
		const { form } = traitsOf(act);
		if (shape === "wh" && form === "put") return offers.test(told);
		if (shape === "yes-no") return form !== "told" && form !== "asked";
		if (shape === "wh") return form !== "told";
		return shape !== "plain" || clause.endsWith("?") || form !== "asked";
	});
}

function likeliest(clause: string, told: string, possible: readonly Scored[]): Scored {
	const shape = shapeOf(clause);
	const best = possible[0];
	const confidence = best?.confidence ?? 0;
	if (best && confidence >= presume[shape]) {
		const felt = best.act === "telling" ? feltAs(clause, told) : undefined;
		return { act: felt ?? narrowed(best.act, told), confidence };
	}
	const opened = byQuestionWord.find(([, word]) => word.test(told))?.[0];
	if (opened) return { act: opened, confidence };
	if (shape === "yes-no") return { act: aboutOthers.test(told) ? "ask-fact" : "yes-no", confidence };
	if (shape === "wh") return { act: "question", confidence };
	if (clause.endsWith("?") || turnedRound.test(told)) return { act: "yes-no", confidence };
	return { act: narrowed(doubtful(clause, told, possible) ?? "statement", told), confidence };
}

/** Said of what may be: "we could", "if you like", "we need". */
const tentatively =
	/^(?:i|we|you|they|he|she|there|if|the \w+)\b.*\b(?:can|could|would|might|'ll|will|if|happy|glad|need|short|welcome|free)\b/i;
/** How much of what a clause sounds like is put forward, before it is taken for that. */
const mostly = 0.35;

/** The likeliest way of putting something forward, if a clause sounds more like that than like anything else. */
function putForwardBy(possible: readonly Scored[]): Act | undefined {
	const put = possible.filter(({ act }) => traitsOf(act).form === "put");
	return put[0] === possible[0] && put.reduce((sum, { confidence }) => sum + confidence, 0) >= mostly
		? put[0]?.act
		: undefined;
}

/** What a clause is where no act is certain: something put forward, or a statement, classed by how it sounds. */
function doubtful(clause: string, told: string, possible: readonly Scored[]): Act | undefined {
	const put = tentatively.test(told) ? putForwardBy(possible) : undefined;
	return put ?? (isNarrated(told) ? (feltAs(clause, told) ?? "telling") : undefined);
}

/** The act that answers this clause where the one it was taught as would say too much. */
function narrowed(act: Act, told: string): Act {
	if (act === "yes-no" && aboutOthers.test(told)) return "ask-fact";
	if (
		traitsOf(act).form === "put" &&
		/^(?:do|have|did) you (?!(?:\w+ )?(?:want|need|like|mind|fancy|feel like|reckon|think)\b)/i.test(told)
	)
		return "yes-no";
	if (act === "ask-fact" && !aboutOthers.test(told)) return "yes-no";
	if (putting.has(act) && /^(?:is|are|was|were|has|does|did) (?!you\b|it\b|that\b|this\b)/i.test(told))
		return "ask-fact";
	if (act === "device" && judged.test(told)) return "yes-no";
	if (act === "device" && /^\w+(?:n't)? you\b/i.test(told) && !gadget.test(told)) return "yes-no";
	if (act === "service" && aboutOthers.test(told)) return "yes-no";
	if (act === "confirm" && /^\w+(?:n't)? you\b/i.test(told)) return "yes-no";
	if (act === "announcement" && !isOfUse(told)) return feltAs(told, told) ?? "telling";
	if (act === "weather" && /\b(?:my|our|i|i've|i'm)\b/i.test(told)) return feltAs(told, told) ?? "telling";
	return fittingTelling(act, told);
}
