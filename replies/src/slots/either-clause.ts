import { withoutLead } from "../hearing/lead.ts";
import { tag } from "../language/tag.ts";
import type { Slots } from "../reply.ts";
import { isWhole } from "./can-be-said.ts";
import { declare } from "./declarative.ts";
import { swapPerson } from "./person.ts";

const asked =
	"(?:is|are|was|do|does|did|have|has|can|could|would|will|should|shall)(?:n't)? (?:you|i|we|it|he|she|they|that|this|there|the|your|my|our)\\b";
const questions = new RegExp(`^(${asked}.+?),? or (${asked} .+)$`, "i");
/** Two things that the person is about to do: "are you staying in or going out". */
const plans =
	/^(?!.*\b(?:any\w*|like|such as)\b)are (you|we) (?!feeling|having|after|wanting)(\w+ing\b.*?),? or (\w+ing\b.*)$/i;
/** Two endings of one question about what is so: "do you live alone or with family", "did that sound louder or softer". */
const endings =
	/^((?:is|was) (?:it|that)(?= \w+er (?:with|in|at|on|for|when|if)\b)|(?:do|did|does) (?:it|that|they|he|she)|are (?:you|they)(?= (?!feeling|having|after|wanting|hoping)\w+ing\b)|(?:do|did) you(?! (?:\w+ )?(?:want|like|prefer|rather|need|fancy|feel(?! (?:it|that|this)\b)|think|reckon|mean|say|smoke|get|know|mind|ever)\b)) (?!.*\bany\b)(.+?),? or (?:just |only |rather |more )?(?!not\b|any|something|so\b|what|two\b|(?:do|did|does|is|are|was|were|have|has|should|shall|can|would|will)\b)(.+)$/i;
const preposition = /^(?:with|by|in|on|at|from|to|for|during|after|before|when|while|if|once)$/i;
/** "who does the cooking, you or your husband" */
const persons = /^who (does|did|is|was|has|will)\b[^,]*, (?:is it |was it )?((?:\w+ )?\w+) or ((?:\w+ )?\w+)$/i;
/** "do you want to pay or should I" */
const offered = new RegExp(`^(${asked}.+?),? or (?:should|shall|will|can|could) (?:i|we)$`, "i");
/** What only asks whether: "are you coming, or aren't you". */
const whether = /^is it (?:just|only) me$|^\w+(?:n't| not)|^(?:is|do|are|will|can) \w+ not\b|^\w+ \w+$/i;
const wished = /\b(?:want|like|prefer|rather|fancy|feel like)\b|^(?:should|shall|can|could|will) (?:i|we)\b/i;
const unsettled = /\b(?:need|ready|going to|finished)\b|^will\b/i;

/**
 * A choice whose alternatives are said in whole sentences: "is it bin night or is it recycling week" → "it's bin night" and "it's
 * recycling week". Nothing where either could not be said back.
 */
export function eitherClause(sentence: string): Slots | undefined {
	const told = withoutLead(sentence.replace(/[.?!]+$/, ""));
	const [, who, here, there] = told.match(plans) ?? [];
	if (here && there) return sides(`${are(who)} ${swapPerson(here)}`, `${are(who)} ${swapPerson(there)}`, "aPlan");
	const [, opening, first, second] = told.match(endings) ?? [];
	if (opening && first && second) {
		const asking = opening.replace(/ (?:that|this)$/i, " it");
		return sides(said(`${asking} ${first}`), said(`${asking} ${replaced(first, second)}`), "aFact");
	}
	const mine = told.match(offered)?.[1];
	if (mine) return sides(said(mine), "I'd like you to do it", undefined);
	const [, aux, person, other] = told.match(persons) ?? [];
	if (aux && person && other) return sides(named(person, aux), named(other, aux), "aFact");
	const [, one, two] = told.match(questions) ?? [];
	if (!one || !two || whether.test(one) || whether.test(two)) return undefined;
	const either = (pattern: RegExp) => pattern.test(one) || pattern.test(two);
	return sides(said(one), said(two), either(wished) ? undefined : either(unsettled) ? "aPlan" : "aFact");
}

function named(person: string, aux: string): string {
	const who = swapPerson(person).replace(/^me$/i, "I");
	if (who !== "I") return `${who} ${aux}`;
	return `I ${aux
		.toLowerCase()
		.replace(/^does$/, "do")
		.replace(/^is$/, "am")
		.replace(/^has$/, "have")}`;
}

function are(who: string | undefined): string {
	return /^we$/i.test(who ?? "") ? "we're" : "I'm";
}

function sides(a: string | undefined, b: string | undefined, kind: "aPlan" | "aFact" | undefined): Slots | undefined {
	if (!a || !b || a === b || !isWhole(a) || !isWhole(b)) return undefined;
	return { a, b, aClause: a, bClause: b, ...(kind ? { [kind]: a } : {}) };
}

/** The first ending with its own last words given up for the second: "live alone" + "with family" → "live with family". */
function replaced(first: string, second: string): string {
	const words = first.split(" ");
	const [head] = tag(`I ${second}`).slice(1);
	if (head?.pos === "VERB" && (second.includes(" ") || words.length === 1)) return second;
	const opening = second.split(" ")[0]?.toLowerCase();
	const again = words.findIndex((word) => word.toLowerCase() === opening);
	if (again > 0) return [...words.slice(0, again), second].join(" ");
	const place = words.findIndex((word, i) => i > 0 && preposition.test(word));
	if (place > 0) return [...words.slice(0, preposition.test(opening ?? "") ? place : place + 1), second].join(" ");
	return [...words.slice(0, Math.max(1, words.length - second.split(" ").length)), second].join(" ");
}

function said(question: string): string | undefined {
	if (/^(?:does|did)\b.* and \w+$/i.test(question)) return undefined;
	const done = question.match(/^(?:should|shall) i (.+)$|^(?:do|would) you (?:want|like|prefer) me to (.+)$/i);
	if (done) return `I'd like you to ${swapPerson(done[1] ?? done[2] ?? "")}`;
	const wish = question.match(/^would you (rather|prefer|like) (.+)$|^do you (?:want|fancy) (.+)$/i);
	if (wish) return `I'd ${wish[3] ? "like" : wish[1]} ${swapPerson(wish[3] ?? wish[2] ?? "")}`;
	const shared = question.match(/^(?:should|shall|can|could) we (.+)$/i);
	if (shared) return `we should ${swapPerson(shared[1] ?? "")}`;
	const { affirm, yes } = declare(question);
	return affirm && affirm.split(" ").length <= 8 ? affirm : yes;
}
