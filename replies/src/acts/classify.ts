import { shapeOf } from "./features.ts";
import { type Scored, score } from "./model.ts";
import { ruleFor } from "./rules.ts";

/**
 * Confidence below which nothing is presumed. Wrong about a statement costs most ("I like the sound of that" to bad news),
 * wrong about a question least: its safe set is thinner than a near miss.
 */
const presume = { plain: 0.33, tag: 0.25, "yes-no": 0.35, wh: 0.2 } as const;

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
/** Acts that can only be asked with a question word. */
const asking = new Set(["when", "where", "who", "why", "how-many", "how-long", "what-doing", "want-what"]);

/** What a clause does and how sure that is; `statement`, `yes-no` or `question` when it could be anything. */
export function classify(clause: string): Scored {
	const rule = ruleFor(clause);
	if (rule) return { act: rule, confidence: 0.95 };
	const shape = shapeOf(clause);
	const possible = score(clause).filter(({ act }) => {
		if (shape === "wh" || shape === "yes-no") return !telling.has(act);
		return shape !== "plain" || clause.endsWith("?") || !asking.has(act);
	});
	const best = possible[0];
	if (best && best.confidence >= presume[shape]) return best;
	const confidence = best?.confidence ?? 0;
	if (shape === "yes-no") return { act: "yes-no", confidence };
	return { act: shape === "wh" || clause.endsWith("?") ? "question" : "statement", confidence };
}
