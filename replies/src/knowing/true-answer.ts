import { harmfulIn, listOf } from "../forbidden/named.ts";
import { complete } from "../hearing/ellipsis.ts";
import { withoutLead } from "../hearing/lead.ts";
import { wordsOf } from "../hearing/normalise.ts";
import { isOfAnother } from "../hearing/of-another.ts";
import type { Slots } from "../reply.ts";
import { sentencesOf } from "./facts.ts";
import { type Statement, statementsOf } from "./statements.ts";

/** What a yes/no question asks of the person: "do you take sugar" → take, sugar. */
interface Asked {
	verb: string;
	thing: string;
}

const trailing =
	/(?:,? (?:at all|or not|or anything|these days|any ?more|then|yourself|please|in it|(?:in|with) your (?:tea|coffee)))+$/i;
const questions: readonly (readonly [shape: RegExp, verb?: string])[] = [
	[/^have(?:n't)? you (?:still )?(?:got |any )(?<thing>.+)$/i, "have"],
	[/^are(?:n't)? you (?:still )?(?<thing>.+)$/i, "be"],
	[/^would you (?<verb>like) (?<thing>.+)$/i, "want"],
	[/^do(?:n't)? you (?:still |ever |usually |normally |really )*(?<verb>\w+) ?(?<thing>.*)$/i],
];

/** What is put into a drink: it is taken, had, drunk or wanted, all the same. */
const addition = /^(?:any |some )?(cream|honey|ice|lemon|milk|sugar|sweetener)$/i;
const taking = /^(?:drink|have|like|need|take|want)$/;
/** What is so from one day to the next. Anything else may have changed since it was written. */
const lasting = {
	verbs:
		/^(?:have|like|bake|cook|dance|drink|drive|eat|fish|garden|knit|paint|play|read|sew|sing|smoke|speak|swim|travel|use|walk|watch|wear)$/,
	being:
		/^(?:an? |blind|deaf|divorced|left-handed|married|religious|retired|right-handed|single|vegan|vegetarian|widowed)/i,
};
const kinds: Readonly<Record<string, readonly string[]>> = {
	child: ["kid", "son", "daughter"],
	kid: ["child", "son", "daughter"],
	partner: ["wife", "husband"],
	pet: ["dog", "cat", "bird", "rabbit"],
};
/** More words than a reply says back. */
const mostWords = 7;

/**
 * What About Me says to a yes/no question about the person: `knownYes` "I have two kids" or `knownNo` "I don't drive", to be
 * said after "Yes," or "No,", with `allergicTo` where that is asked for; `knownWith` or `knownWithout` "sugar". Nothing where it does not say, or says both.
 */
export function trueAnswer(clause: string, aboutMe: string): Slots {
	if (!aboutMe) return {};
	const sentences = sentencesOf(aboutMe);
	const asked = askedIn(clause);
	const isOfAllergies = ofAllergies.test(clause) && !isOfAnother(clause);
	if (!asked) return (isOfAllergies && allergies(anyAllergies, sentences)) || {};
	const answers = [
		allergies(isOfAllergies ? anyAllergies : asked, sentences),
		...statementsOf(sentences).map(
			(stated) => additionIn(stated, asked) ?? marriage(stated, asked) ?? plainly(stated, asked),
		),
	].filter((answer) => answer !== undefined);
	const [first = {}] = answers;
	const [key = "", text = ""] = Object.entries(first)[0] ?? [];
	return answers.every((other) => key in other) && wordsOf(text).length <= mostWords ? first : {};
}

/** Asked of all allergies there are, however it is put: "have you got any allergies or anything I should know about". */
const ofAllergies =
	/^(?:(?:and|so|um) )?(?:any|what|which) (?:\w+ )?allergies\b|\b(?:have|do|are) you (?:got |have )?(?:any |some )?(?:\w+ )?allerg(?:ies|ic to (?:any|some)thing)\b/i;
const anyAllergies: Asked = { verb: "have", thing: "any allergies" };

function askedIn(clause: string): Asked | undefined {
	const plain = complete(withoutLead(clause).replace(/[?.!]+$/, "")).replace(trailing, "");
	for (const [shape, verb] of questions) {
		const found = plain.match(shape)?.groups;
		if (found) return { verb: verb ?? found.verb?.toLowerCase() ?? "", thing: found.thing ?? "" };
	}
	return undefined;
}

function additionIn({ verb, thing, isTrue }: Statement, asked: Asked): Slots | undefined {
	const [, what = ""] = asked.thing.toLowerCase().match(addition) ?? [];
	if (!what || !taking.test(asked.verb) || !taking.test(verb) || !tellingOf(thing).includes(what)) return undefined;
	return isTrue ? { knownWith: what } : { knownWithout: what };
}

function marriage({ verb, thing, isTrue }: Statement, asked: Asked): Slots | undefined {
	if (asked.verb !== "be" || !/^married$/i.test(asked.thing)) return undefined;
	if (verb === "have" && isTrue && /\b(?:wife|husband)$/i.test(thing)) return { knownYes: "I'm married" };
	if (verb === "be" && isTrue && /^(?:divorced|single|widowed)$/i.test(thing))
		return { knownNo: `I'm ${thing.toLowerCase()}` };
	return undefined;
}

function allergies({ verb, thing }: Asked, sentences: readonly string[]): Slots | undefined {
	const [, to] = (verb === "be" && thing.match(/^allergic(?: to (.+))?$/i)) || [];
	if (!(verb === "be" && /^allergic\b/i.test(thing)) && !(verb === "have" && /\ballergies$/i.test(thing)))
		return undefined;
	const text = sentences.join(" ");
	if (/\bi(?:'m| am) not allergic to anything\b|\bi (?:don't )?have (?:no|any) (?:known )?allergies\b/i.test(text))
		return { knownNo: "I'm not allergic to anything" };
	const harmful = harmfulIn(text);
	const named = listOf(harmful, "and") ?? "";
	const isAsked =
		!to || /^(?:any|some)thing\b/i.test(to) || tellingOf(to).every((word) => tellingOf(named).includes(word));
	if (!named || !isAsked) return undefined;
	return { knownYes: `I'm allergic to ${named}`, allergicTo: named, ...(harmful.length > 1 && { many: "many" }) };
}

function plainly({ verb, said, thing, isTrue }: Statement, asked: Asked): Slots | undefined {
	if (verb !== asked.verb) return undefined;
	if (verb === "be" ? !lasting.being.test(thing) : !lasting.verbs.test(verb)) return undefined;
	if (!(isTrue ? covers(thing, asked.thing) : covers(asked.thing, thing))) return undefined;
	const [does, doesNot] = verb === "be" ? ["I'm", "I'm not"] : [`I ${said}`, `I don't ${verb}`];
	return isTrue ? { knownYes: `${does} ${thing}`.trim() } : { knownNo: `${doesNot} ${asked.thing}`.trim() };
}

/** Whether who says the one has said the other: "a big dog" covers "a dog" and "any pets". */
function covers(said: string, asked: string): boolean {
	const words = tellingOf(said);
	const wanted = tellingOf(asked);
	if (wanted.length === 0) return words.length === 0;
	return wanted.every((word) => words.some((other) => other === word || kinds[word]?.includes(other)));
}

/** The words of a phrase that tell one thing from another, in the singular. "the", "my" and "this" tell: they point. */
function tellingOf(phrase: string): string[] {
	return wordsOf(phrase.toLowerCase())
		.filter((word) => !/^(?:an?|any|some|of)$/.test(word))
		.map((word) => (word === "children" ? "child" : word.replace(/(?<=[^s]{2})s$/, "")));
}
