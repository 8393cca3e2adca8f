import { withoutLead } from "./lead.ts";

const asking = "(?:what|where|when|who|how|why|which)\\b";
const opening = new RegExp(
	`^(?:(?:(?:can|could|would|will) you )?(?:please |just |quickly )*(?:tell|remind|show) me(?: again)?|(?:can|could|would) you (?:please )?let me know|(?:i'm|i am|i was|we were|we're) (?:just |only )?wondering|i(?:'d| would)? (?:just |really )?(?:wanted|want|need|like|love) to (?:ask|know|hear|find out|check)(?: you)?|(?:can|could|may) i (?:just )?ask(?: you)?|(?:do you )?mind (?:if i ask|me asking|telling me)|let's hear) (?=${asking})`,
	"i",
);
const short: Readonly<Record<string, string>> = { d: "would", re: "are", ve: "have", ll: "will" };
const told = new RegExp(
	String.raw`^(${asking}(?: (?!you|your|it|the|things|they)\w+){0,2}) you\b(?:'(d|re|ve|ll)| (are|were|have|would|will|can|could|should|do)|) ?(.*)$`,
	"i",
);
const stated = new RegExp(
	String.raw`^(${asking}(?: (?:time|day|kind))?) ((?:your|the|it|that|things|they|he|she|this)\b(?: \w+){0,2}?)(?:'s| (is|are|was|were|has been))\b(.*)$`,
	"i",
);

/** A question put inside another clause, as it would be asked outright: "tell me how you're going" → "how are you going". Any other comes back as it is. */
export function outright(clause: string): string {
	const spoken = withoutLead(clause);
	const found = spoken.match(opening);
	if (!found) return clause;
	const asked = spoken.slice(found[0].length);
	const you = asked.match(told);
	if (you) {
		const [, head = "", contracted = "", verb = "", rest = ""] = you;
		const helper = short[contracted] ?? (verb || (rest.startsWith("did") ? "did" : "do"));
		return `${head} ${helper} you ${rest.replace(/^did\b ?/, "do ")}`.trim();
	}
	const went = asked.match(/^how ((?:your|the|it|that|things) ?.*?) went\b(.*)$/i);
	if (went) return `how did ${went[1]} go${went[2]}`;
	const thing = asked.match(stated);
	return thing ? `${thing[1]} ${thing[3] ?? "is"} ${thing[2]}${thing[4]}` : asked;
}
