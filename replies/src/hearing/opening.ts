import { tag } from "../language/tag.ts";
import { isCalled } from "./called.ts";

/**
 * What people say before they say something: sounds, and words that ask for attention or for time. None changes what is said
 * after it. Each begins a turn or a clause of one; where its words mean something ("look at this", "I mean it") it is none.
 */
const openings: readonly RegExp[] = [
	/^(?:righto|rightio|rightyo|righty-?o|right (?:so|then)|okey-?dokey)\b/i,
	/^(?:so yeah|yeah so|yeah,? nah|nah,? yeah|yeah,? no|no,? yeah|yeah,? well|well yeah|oh yeah|yeah)\b/i,
	/^well\b(?!-)(?! (?:done|played|said|put|spotted|caught|remembered|tried|rested|enough|behaved|known|i never|i'll be|there you (?:go|are)|well)\b)/i,
	/^(?:any(?:way|ways|how)(?: so)?|so any(?:way|ways|how))\b/i,
	/^(?:well|so|and|but|ok|okay|now|oh|um) (?=(?:like|look|listen|i mean|righto|any(?:way|ways|how)|to be honest|honestly|basically|yeah)\b)/i,
	/^i mean\b(?! (?:(?:it|that|this|business|well|what i say|no harm|to)[.!,]*$|(?:to|no|well|business)\b))/i,
	/^look\b(?! (?:at|after|out|into|for|up|down|over|in|on|under|behind|back|forward|here|there|around|through|straight|ahead|away|left|right|what (?:i|you|we|he|she|they|the|some\w+|\w+'s)\b|who(?:'s|(?: \w+){0,2} is$| it| we| i)\b|how (?:\w+ )?(?:you|he|she|they|it|far|big|tall|much|well|pretty|good)\b|where|like|good|great|lovely|nice|tired|well|sharp|alive|both|a|sad|happy|worried|it up|mum|dad)\b)/i,
	/^listen\b(?! (?:to|up|here|for|out|carefully|in)\b)/i,
	/^(?:to be (?:perfectly |quite )?(?:honest|fair|frank)(?: with you)?|tbh|i(?:'ll| will) be honest(?: with you)?|if i'm (?:being )?honest|honestly|basically|actually|obviously)\b/i,
	/^(?:i(?:'ll| will)? )?tell you what(?! (?:i|he|she|we|they|to|it|that|happened|the)\b)/i,
	/^(?:i was (?:just )?going to say|can i just say|before i forget|by the way|oh and|one (?:more|other) thing|speaking of which|quick (?:question|one)|the thing is|thing is|you see|mind you|just quickly)\b/i,
	/^you know,(?= )/i,
	/^be honest(?: with me)?\b(?=,? (?:do|does|did|is|are|was|were|have|has|what|how|who|which|would|could|can)\b)/i,
	/^here\b(?=,? (?:(?:is|was) (?:that|this|your|the) \w+ \w+ing|(?:do|did|can|have|are) (?:you|i|we))\b)/i,
];

/** After "like" stands what it is put before, unless something is liked or likened: "like a drop more?", "like mum's". */
const likened =
	/^(?:it|them|him|her|me|us|to|a|an|some|one|another|this|that|these|those|my|your|his|our|their|the|(?:mum|dad)(?:'s)?)\b(?!')/i;

/** A text without what only opens it; as it was where nothing else is said. */
export function withoutOpening(text: string): string {
	let said = text;
	for (;;) {
		const rest = afterOpening(said) ?? afterLike(said) ?? afterName(said);
		if (rest === undefined || !/[\p{L}\p{N}]/u.test(rest)) return said;
		said = rest;
	}
}

const between = /^[\s,;:.!…-]+/u;

function afterOpening(said: string): string | undefined {
	for (const opening of openings) {
		const found = said.match(opening);
		if (found) return said.slice(found[0].length).replace(between, "");
	}
	return undefined;
}

function afterLike(said: string): string | undefined {
	const rest = said.match(/^like\b(?!-)(.*)$/is)?.[1];
	if (rest === undefined) return undefined;
	const told = rest.replace(between, "");
	if (!rest.startsWith(",") && likened.test(told) && !saysSomething(told)) return undefined;
	return told;
}

/** Whether words have a verb of their own: "the bus is late", and not "the blue one". */
function saysSomething(told: string): boolean {
	return !/^to\b/i.test(told) && tag(told).some(({ pos }, at) => at > 0 && (pos === "VERB" || pos === "AUX"));
}

/** Greetings and the like before a name stay: they are answered. */
const greeted =
	/^((?:(?:hi|hey|hello|g'day|oh|ok|okay|well|so|and|right|now|sorry|thanks|thank you|morning|good (?:morning|afternoon|evening))\b[,!]? )*)(\p{L}{2,})\b(?!['-])(,?)\s+(?=\S)(.*)$/isu;

function afterName(said: string): string | undefined {
	const [, before = "", name = "", comma = "", rest = ""] = said.match(greeted) ?? [];
	return name && isCalled(name, comma !== "", rest) ? before + rest : undefined;
}
