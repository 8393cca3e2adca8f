import type { Turn } from "../reply.ts";
import { objectOf } from "../slots/object.ts";
import { optionsOf } from "../slots/options.ts";
import { timeOf } from "../slots/time.ts";
import { withoutLead } from "./lead.ts";
import { segment } from "./segment.ts";

const returned =
	/^(?=.*\b(?:and|but|about)\b)(?:(?:(?:pretty |very |all )?(?:good|great|fine|well|not (?:too )?bad|okay|lovely|yes|yeah|no)[, ]+)?(?:thanks|thank you)?[, ]*(?:and|but)? ?(?:(?:what|how) about )?(?:you|yourself|yours))[?.!]*$/i;
const moved = /^(?:and |or |what about |how about |then )+(.{2,30}?)[?.!]*$/i;
const which = /^(?:which|which one|which ones|what do you (?:want|prefer)|so which(?: one)?)[?.!]*$/i;
const when = /^(?:(?:great|good|lovely|cool|perfect)[, ]+)?(?:when|what time|when then|what day)[?.!]*$/i;
const where = /^(?:where|where to|where then)[?.!]*$/i;

/**
 * A clause that leans on what was said before, made whole: "and you?" becomes the question the person asked, "what about
 * tomorrow?" the partner's last question about another day. Any other clause comes back as it is.
 *
 * @param turns normalised, oldest first
 */
export function wholeClause(clause: string, turns: readonly Turn[]): string {
	const told = withoutLead(clause);
	if (returned.test(told) || returned.test(clause)) return askedBy("person", turns) ?? "how are you";
	const before = askedBy("partner", turns);
	if (when.test(told)) return "when would suit you";
	if (where.test(told)) return "where would you like to go";
	if (!before) return clause;
	if (which.test(told)) return optionsOf(before) ? before : clause;
	const other = clause.match(moved)?.[1];
	return other === undefined ? clause : (about(other, before) ?? clause);
}

/** The last question that the person or the partner (`who`) asked, unless it only returned one. */
function askedBy(who: Turn["who"], turns: readonly Turn[]): string | undefined {
	const clauses = turns
		.filter((turn) => turn.who === who)
		.flatMap((turn) => segment(turn.text))
		.filter((clause) => (who === "partner" || clause.endsWith("?")) && !returned.test(withoutLead(clause)));
	return clauses.at(-1);
}

/** The earlier question with its time or its thing changed: "are you free on Thursday" + "Friday". */
function about(other: string, before: string): string | undefined {
	const asked = before.replace(/[?.!]+$/, "");
	if (timeOf(other)) {
		const spoken = timeOf(asked);
		const at = spoken ? asked.toLowerCase().indexOf(spoken.toLowerCase()) : -1;
		return spoken && at >= 0 ? asked.slice(0, at) + other + asked.slice(at + spoken.length) : `${asked} ${other}`;
	}
	const { thing } = objectOf(asked);
	return thing && !/^the\b|\b(?:we|i|if)\b/i.test(other) ? `would you like ${other}` : undefined;
}
