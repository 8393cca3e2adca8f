import { shapeOf } from "../acts/features.ts";
import { heard } from "../hearing/heard.ts";
import { likelihood } from "../hearing/kind.ts";
import type { Kind } from "../hearing/kinds-of-acts.ts";
import { whomAsked } from "../hearing/of-another.ts";
import type { Understanding } from "../understanding.ts";
import { mattersAsked } from "./asks.ts";
import { formsAsked } from "./forms.ts";
import type { Matter } from "./matters.ts";
import { termsOf } from "./terms.ts";

/** What a turn wants of the person that they may have said about themselves. */
export interface Asked {
	/** A question, one that wants a yes or a no, something arranged or offered, or news. */
	as: "question" | "closed question" | "plan" | "telling";
	/** What of one's life it asks about, likeliest first. */
	matters: readonly Matter[];
	/** Stems of its telling words. */
	terms: ReadonlySet<string>;
	/** A relation or an animal of the person that it asks about: "wife". */
	ofWhom?: string;
	/** What an answer must hold one of; empty where anything may answer. */
	forms: readonly RegExp[];
	/** Whether it is plain that it asks something of the kind. */
	isPlain: boolean;
}

const wh: readonly Kind[] = ["wh-what", "wh-where", "wh-when", "wh-who", "wh-why", "wh-how", "wh-count", "wh-which"];
const plans: readonly Kind[] = ["offer", "invite", "permission", "choice", "notice", "request"];
const tellings: readonly Kind[] = ["tell-good", "tell-bad", "tell-annoyed", "tell-plain", "opinion", "notice", "tease"];
const asks = /\b(?:what|who|where|whereabouts|when|which|why|how|whose|how'd|what'd|who've|what're)\b/i;
const bids = /\b(?:tell (?:us|me)|remind me|and you are)\b/i;
const ofThem = /\b(?:you|your|yours|yourself|you're|you've|you'd|ya|he|she|they|his|her|their|he's|she's|any)\b/i;
/** Tells of another person's allergies. */
const ofAnothers = /\b(?:my|our|his|her|their) (?:\w+ )?\w+(?:'s|s')?(?: is| has| got)?(?: \w+){0,2} allerg/i;
/** Asks how it went, or how a person is: a text written earlier cannot say. */
const ofNow =
	/\bhow(?:'s| is|'re| are|'d| did| was| were)\b|\b(?:what's wrong|what happened|what's the matter|what's up|what are you doing|last night|yesterday|this morning)\b/i;
/** How likely a closed question, or a telling, must be for it to be one. */
const likely = { closed: 0.6, ofLife: 0.35, perhaps: 0.3, telling: 0.5, asked: 0.4 } as const;

/** What a turn asks or brings up; nothing where what was written before cannot say. */
export function askedIn(
	text: string,
	{ kinds, features }: Pick<Understanding, "kinds" | "features">,
): Asked | undefined {
	const turn = heard(text);
	const ofWhom = whomAsked(turn);
	const matters = mattersAsked(turn, features).filter((matter) => matter !== "forbidden" || !ofAnothers.test(turn));
	const isOfLife = matters.length > 0;
	if (!isOfLife && ofNow.test(turn)) return undefined;
	const yesNo = likelihood(kinds, "yes-no");
	const isTelling = likelihood(kinds, ...tellings) >= likely.telling;
	const isClosed = yesNo >= likely.closed || shapeOf(turn) === "yes-no";
	const isOpen = (asks.test(turn) && ofThem.test(turn) && !isTelling) || bids.test(turn);
	const isPlan = likelihood(kinds, ...plans) > yesNo;
	const mayAsk = yesNo >= likely.perhaps || turn.includes("?");
	return {
		as: asWhat(),
		matters,
		...(ofWhom && { ofWhom }),
		terms: termsOf(turn),
		isPlain: isOfLife || likelihood(kinds, ...wh) >= likely.asked,
		forms: formsAsked(turn),
	};

	function asWhat(): Asked["as"] {
		if (isOfLife) return (isClosed || yesNo >= likely.ofLife) && !asks.test(turn) ? "closed question" : "question";
		if (isOpen && !isClosed) return "question";
		if (isTelling) return "telling";
		return isPlan ? "plan" : mayAsk ? "closed question" : "telling";
	}
}
