import type { Act } from "../acts/acts.ts";
import type { ClauseReading } from "../understanding.ts";
import { withoutLead } from "./lead.ts";

/** Asks for an answer to what went before and names nothing itself. */
const bare =
	/^(?:(?:would|do|will|could|can) you(?: mind| do that| help| manage that| be able to(?: do that| help)?)?(?: (?:for me|for us|please))*|(?:is|would|will) (?:that|this|it)(?: be)? (?:ok|okay|all right|alright|fine|a problem|any good)(?: (?:with|by|for) you)?|(?:are you|you|does that sound) (?:ok|okay|all right|alright|fine|happy|good)(?: (?:with|about) that)?|(?:what do you (?:think|say|reckon)|how does that sound|how about (?:it|that)|(?:do )?you (?:want|like) (?:to|that|one|some)|would you like (?:that|to|one|some)|(?:would|does|will) that (?:be any good|work|suit|help|do)(?: (?:for )?you)?|any good|please|okay|all right|interested|any (?:takers|interest)))[?.!]*$/i;
/** Acts that put something forward: what is asked for is in them, and not in the tail. */
const forward: ReadonlySet<Act> = new Set<Act>([
	"offer",
	"offer-help",
	"request",
	"invitation",
	"suggestion",
	"permission",
	"suits",
	"spare",
	"arrangement",
	"care-plan",
	"get-back",
	"let-me",
]);

/** Asks whether the partner may do what they just said: the reply gives leave, not thanks. */
const leave = /^(?:do you mind|(?:is|would|will) (?:that|this|it))\b/i;

/** Joins a bare tail to the clause before: "We need someone to do the raffle. Would you mind?" is one request. */
export function joinTails(readings: readonly ClauseReading[]): ClauseReading[] {
	const joined: ClauseReading[] = [];
	for (const reading of readings) {
		const before = joined.at(-1);
		const told = withoutLead(reading.clause);
		const leans = before !== undefined && bare.test(told);
		const asksLeave = before?.act === "let-me" && leave.test(told);
		if (leans && forward.has(before.act) && !asksLeave) continue;
		joined.push(leans ? { ...reading, slots: { ...before.slots, ...reading.slots } } : reading);
	}
	return joined;
}
