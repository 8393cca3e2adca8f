import { sentencesOf } from "../knowing/facts.ts";
import { isFood, sameAs } from "./foods.ts";

/** What is not taken. */
const cannot: readonly RegExp[] = [
	/\bi (?:can't|cannot|can not|mustn't|must not|am not allowed to|'m not allowed to) (?:have|eat|drink|touch) (?:any )?([^.;!?\n]+)/i,
	/\bi (?:don't|do not|never) (?:eat|drink|touch) (?:any )?([^.;!?\n]+)/i,
	/\bi(?:'m| am) (lactose|gluten)[- ]intolerant\b/i,
	/\bi(?:'m| am) (?:a )?(vegetarian|vegan|coeliac|celiac)\b/i,
	/\b(?:i have|i've got|my) (coeliac|celiac)\b/i,
];
/** What they are allergic to, named after it. */
const allergic: readonly RegExp[] = [
	/\bi(?:'m| am) (?:(?!not\b|never\b)\w+ ){0,2}(?:allergic|intolerant|anaphylactic) to ([^.;!?\n]+)/i,
	/\b(?:i have|i've got) (?!no\b)(?:an? )?(?:\w+ )?(\w+) allergy\b/i,
	/\bmy (\w+) allergy\b/i,
	/\bi (?:have|have got|get|had) (?!no\b)(?:an? |some )?(?:\w+ )?(?:allergy|allergies|reactions?) (?:to|from|with) ([^.;!?\n]+)/i,
	/\bi (?:come|break|flare) (?:out|up) in (?:\w+ ){1,3}?(?:from|with|after|off) ([^.;!?\n]+)/i,
	/\bi (?:get|come out in|break out in|swell up|choke|stop breathing|end up in (?:a and e|a&e|hospital))\b[^.;!?\n]{0,40}? (?:if|when|whenever) i (?:have|eat|drink|touch) (?:any )?([^.;!?\n]+)/i,
];
/** What it does to the person stands after what does it: "eggs bring me out in hives". */
const bringsOut: readonly RegExp[] = [
	/\b(?:closes?|shuts?|tightens?) (?:up )?my throat\b/i,
	/\b(?:brings?|brought|breaks?) me out in\b/i,
	/\bmakes? my (?:\w+ )?(?:lips|mouth|throat|tongue|face|eyes|skin) (?:swell|close|itch|tingle|puff|burn|go)\b/i,
	/\b(?:gives?|gave) me (?:\w+ )?(?:hives|a rash|rashes|anaphyla\w+|a reaction|cramps|the runs)\b/i,
];
/** What more than food may do: "peanuts send me to hospital", as a fall may. */
const harms: readonly RegExp[] = [
	/\b(?:sends?|sent|puts?|lands?|landed) me (?:straight |right |back )?(?:in|into|to) (?:the )?(?:hospital|a&e|a and e|casualty|emergency|er|ed|intensive care)\b/i,
	/\b(?:(?:could|would|will|can|might|may) kill|nearly killed|almost killed|kills?) me\b/i,
	/\b(?:is|are) (?:\w+ )?(?:poison|off limits|out of bounds|forbidden|dangerous|deadly|a no-no) (?:for|to) me\b/i,
	/\b(?:sets?|set) off my (?:allerg\w+|asthma|throat|chest)\b/i,
];
/** As much: "I react badly to kiwi", and to noise. */
const reacting = /\bi (?:\w+ )?(?:react|reacted) (?:\w+ )?to ([^.;!?\n]+)/i;
/** What may be meant of other things than food: "crowds make me ill". */
const doesOfFood: readonly RegExp[] = [
	/\bmakes? me (?:\w+ )?(?:ill|sick|poorly|unwell|swell|throw up|vomit|itch|wheeze|bloat\w*)\b/i,
	/\b(?:don't agree|doesn't agree|do not agree|does not agree|never agrees?|disagrees?) with me\b/i,
	/\b(?:and|and me|and i) (?:don't|do not|never) (?:get along|get on|agree|mix)\b/i,
	/\b(?:upsets?|plays? havoc with) my (?:stomach|tummy|gut|guts|belly)\b/i,
];
/** Who has no brothers may eat what they like; who has no kiwi may not: an offer of what is named is never taken. */
const notHad = /\bi (?:don't|do not|never) have (?:any )?([^.;!?\n]+)/i;

/** What is no food of anybody, or says too much: "anything", "a moment". */
const vague =
	/^(?:anything|everything|it|that|them|much|more|time|solids?|fun|kids|pets|children|time|energy|money|family|friends|visitors|brothers|sisters|siblings)$/;

/**
 * What About Me says the person must not have, as they name it, two words at most each.
 * @param isMeant which of what is only "not had" counts
 */
export const namedIn = (aboutMe: string, isMeant: (part: string) => boolean): string[] =>
	bare(
		sentencesOf(aboutMe).flatMap((sentence) => [
			...cannot.flatMap((pattern) => partsOf(sentence.match(pattern)?.[1])),
			...allergiesIn(sentence),
			...harmsIn(sentence),
			...partsOf(sentence.match(notHad)?.[1]).filter(isMeant),
			...doesOfFood.flatMap((pattern) => doerOf(sentence, pattern)).filter(isFood),
		]),
	);

/** Of this, what they are allergic to; and the food that does them harm. */
export const harmfulIn = (aboutMe: string): string[] =>
	bare(sentencesOf(aboutMe).flatMap((sentence) => [...allergiesIn(sentence), ...harmsIn(sentence).filter(isFood)]));

const allergiesIn = (sentence: string): string[] => [
	...allergic.flatMap((pattern) => partsOf(sentence.match(pattern)?.[1])),
	...bringsOut.flatMap((pattern) => doerOf(sentence, pattern)),
];

const harmsIn = (sentence: string): string[] => [
	...partsOf(sentence.match(reacting)?.[1]),
	...harms.flatMap((pattern) => doerOf(sentence, pattern)),
];

/** Things by themselves, each once. */
function bare(parts: readonly string[]): string[] {
	const things = parts
		.map((part) =>
			part
				.replace(before, "")
				.replace(/\b(?:because|but|at|in|any ?more|since|due)\b.*$/i, "")
				.trim()
				.toLowerCase(),
		)
		.map((part) => (part in sameAs && !/^(?:milk|wheat|fish|shellfish)$/.test(part) ? (sameAs[part] ?? part) : part))
		.filter((part) => part !== "" && part.split(" ").length <= 2 && !vague.test(part));
	return [...new Set(things)];
}

/** The things a sentence names right before what they do. People are left out: "my doctor", "she". */
function doerOf(sentence: string, pattern: RegExp): string[] {
	const at = sentence.search(pattern);
	const lead = sentence.slice(0, at).trim();
	if (at < 0 || denied.test(lead)) return [];
	const parts = partsOf(lead.replace(/^.*\b(?:but|because|since|though|as|so|which|that)\b/i, "")).map((part) =>
		part.trim().replace(before, "").replace(hedge, "").trim(),
	);
	const others = parts.findLastIndex((part) => part.split(" ").length > 2 || somebody.test(part));
	return parts.slice(others + 1);
}
/** As little of it as there may be: "even a trace of", "anything with". */
const before =
	/^(?:(?:and|or|even|any|all|most|just|(?:anything|food|things?|dishes) (?:with|containing)|(?:a |the )?(?:\w+ )?(?:traces?|bit|bite|smell|taste|whiff|sip|drop|crumb) of)\s+)+(?:an? |the )?/i;
const hedge = / (?:always|usually|often|really|just|also|once|in (?:it|them|anything))$/i;
/** Also what is no thing at all. */
const somebody = /^(?:nothing|nobody|none|i|you|he|she|it|they|we|who|my|his|her|the|a|an|this)\b/i;

const denied = /\b(?:don't|doesn't|didn't|do not|does not|never|no longer|won't|not)$/i;

const partsOf = (list = ""): string[] => list.split(/, | (?:and|or) /i);

/** "nuts, kiwi and bees"; nothing of nothing. */
export const listOf = (named: readonly string[], joint: "and" | "or"): string | undefined =>
	named.length > 1 ? `${named.slice(0, -1).join(", ")} ${joint} ${named.at(-1)}` : named[0];
