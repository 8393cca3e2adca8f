import type { Tone } from "@sayso/contract/entities/answer.ts";
import { wordsOf } from "../hearing/normalise.ts";

/** What makes a yes or a no, and what turns one into the other: none of it ever goes. */
const turning =
	/\b(?:yes|yeah|no|not|never|none|nothing|nobody|neither|nor|cannot|without|hardly|but|though|although|unless|except|only|however|rather|instead|maybe|perhaps|might|sorry)\b|n't\b/gi;
/** Polite phrases that deny nothing, whatever their words. */
const harmless = /\bif you don't mind\b/gi;

const openers =
	/^(?:well|oh|look|actually|honestly|personally|to be honest|if it's up to me|if I had to (?:pick|choose) one|out of (?:the two|those)|as far as I know|you know),\s+/i;
const hedges = /^(?:I think|I guess|I suppose|I'd say|I would say|I have to say)(?: that)? (?!so\b|not\b)(?=\S+ \S)/i;
const tails =
	/,? (?:if that's (?:all right|okay|ok|fine)(?: with you| by you)?|if you don't mind|if you can|if it's all the same to you|if you like|to be honest|you know(?!\?)|I think|I'd say|at the moment|right now|actually|really|at all|to my mind|as far as I know|(?:and )?(?:thanks|thank you) for (?:asking|telling|letting|offering)[^,.!?]*|if the truth be told|if possible)(?=[.!?]$)/i;
const reasons = /,? because [^.!?]+(?=[.!]$)|, (?:and|so|since|as|which) [^.!?]+(?=[.!]$)/i;
const strengths =
	/(?<!\b(?:not|never|hardly) )(?<!n't )\b(?:really|very|quite|just|actually|honestly|definitely|certainly|truly|absolutely) (?=\p{L})/iu;
const courtesies = /,? (?:please|thanks|thank you|thanks a lot|thank you very much)(?=[.!?]$)/i;
const courteousOpeners = /^(?:thanks|thank you),\s+(?!but\b|and\b)/i;
/** A word that wants another after it. */
const dangling = /(?:\b(?:and|but|or|if|of|an?|the|my|your|with)|, (?:not|do))[,.!?]+$/i;

/** Longer ways to say a thing, and its shorter ways. */
const wordy: readonly (readonly [long: RegExp, short: string])[] = [
	[/\ba (?:nice |lovely |hot |good )?(?:cup|glass|mug|bit|piece|slice) of /i, ""],
	[/\bgive it a (?:try|go)\b/i, "try it"],
	[/\bhave a (think about|look at|talk about|chat with|listen to)/i, "$1"],
	[/\b(would like|'d like|want|need) to have (?=an?\b|some\b|the\b|my\b)/i, "$1 "],
	[/\bin order to\b/i, "to"],
	[/\bas well(?=[.!?,])/i, "too"],
	[/\ba lot of\b/i, "lots of"],
	[/\bvery much(?=[.!?,])/i, ""],
	[/\b(I|you|we|they) would (?=\p{L})/iu, "$1'd "],
	[/\b(I|you|we|they|it|that) will (?=\p{L})/iu, "$1'll "],
	[/\bI am (?=\p{L})/iu, "I'm "],
	[/\b(you|we|they) are (?=\p{L})/iu, "$1're "],
	[/\b(it|that|he|she|there) is (?=\p{L})/iu, "$1's "],
	[/\b(do|does|did|is|are|was|were|could|would|should|have|has|had) not\b/i, "$1n't"],
	[/\bcan ?not\b/i, "can't"],
	[/\bwill not\b/i, "won't"],
];

const without = (pattern: RegExp) => (text: string) => text.replace(pattern, "");

/** What may go, in this order: first what says least. */
const steps: readonly ((text: string, tone: Tone) => string)[] = [
	withoutSentence,
	without(openers),
	(text, tone) => (tone === "uncertain" ? text : text.replace(hedges, "")),
	without(tails),
	without(reasons),
	...wordy.map(
		([long, short]) =>
			(text: string) =>
				text.replace(long, short),
	),
	without(strengths),
	without(courteousOpeners),
	without(courtesies),
];

/**
 * A reply in fewer words that says the same: one step, so that asking again makes it shorter still. Its yes, its no and its
 * maybe stay.
 *
 * @param tone the stance of its card
 * @returns nothing where no word can go
 */
export function shorten(text: string, tone: Tone): string | undefined {
	for (const step of steps) {
		const shorter = asSentence(step(text, tone), text);
		const words = wordsOf(shorter).length;
		if (words === 0 || words >= wordsOf(text).length || turns(shorter) !== turns(text)) continue;
		if (!dangling.test(shorter)) return shorter;
	}
	return undefined;
}

/** Of several sentences the last one goes; of a question, what leads up to it. */
function withoutSentence(text: string, tone: Tone): string {
	const sentences = text.match(/[^.!?]+[.!?]+/g) ?? [];
	const [first = "", ...rest] = sentences;
	if (rest.length === 0) return text;
	if (tone !== "question") return sentences.slice(0, -1).join("");
	return text.endsWith("?") && !first.endsWith("?") ? rest.join("") : text;
}

function turns(text: string): string {
	const words = text.replace(harmless, "").match(turning) ?? [];
	const denials = words.map((word) => word.toLowerCase()).map((word) => (/^(?:n't|cannot)$/.test(word) ? "not" : word));
	return denials.sort().join(" ");
}

/** With its capital and the mark that ended it. */
function asSentence(text: string, before: string): string {
	const plain = text
		.replace(/\s+/g, " ")
		.replace(/ (?=[.,!?])/g, "")
		.replace(/^[\s,]+|[\s,]+(?=[.!?]*$)/g, "");
	const mark = /[.!?]+$/.exec(before)?.[0] ?? "";
	const ended = /[.!?]$/.test(plain) ? plain : plain + mark;
	return ended.charAt(0).toUpperCase() + ended.slice(1);
}
