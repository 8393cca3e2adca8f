import { eitherClause } from "../slots/either-clause.ts";

const inverted = String.raw`(?:do|did|would|could|can|are|were|have|will|shall|should|don't|didn't|aren't|haven't|can't) (?:you|i|we|they|he|she)\b`;
const asked = String.raw`(?:how|what|when|where|why)(?: are| did| do| would| was| should| could| can|'s| is| about| have) (?:you|your|it|we|i|the|things)\b|(?:how|what|where) (?:can|may|could) (?:i|we|you)\b|how's|what's the|what's wrong|(?<!\b(?:tell|asks?|asked|told|remember|see|sure|idea|about|depends|of|on|me|him|her|them|us|guess|check|out|matter|is|was|it's|that's|know|wonder|say|said|no) )(?:what time|how (?:long|much|many|often)|who(?:'s| is| are| did)|where(?:'s| is| are)|why (?:are|did|don't))\b`;
const invited = String.raw`(?:fancy a|want to|want a|want some|is that (?:ok|okay|alright|all right|right|correct)|is there any\w*|(?:want|need) any\w*|you should|you(?: might|'ll) (?:need|want)|you're (?:welcome|invited)|does (?:that|it|this) (?:suit|work|sound))\b`;
const parting = String.raw`(?<!\b(?:did|do|hope|if|when|that|to|you|let's|we|i) )(?:you )?have an? (?:good|great|nice|lovely|safe|wonderful)\b|enjoy (?:your|the rest of your) (?:day|weekend|evening|night|afternoon)\b|(?<!\b(?:did|do|can|must|should|please) )(?:you )?take care\b(?! of)|see (?:you|ya) (?:later|soon|tomorrow|tonight|then|next|on|in|around|again|\w+day)\b|(?<!\b(?:all|always|both|do|does|did) )love you\b|talk (?:soon|tomorrow|later)\b`;
const joined = String.raw`(?:did|do|does|has|have|is|are|was|were|will|can|would) (?:the|your|my|his|her|any|you|we|they|he|she|it|that|there|someone)\w*\b`;
/** A guess at the answer behind the question itself: "how's the new chair going | is it any better". */
const guessed = String.raw`(?<=^(?:how|where|what|who)(?:'s|'re| (?:is|are|was|were|did|do|does|have|has))\b.{6,}) (?=(?:is|was|are|does|did) (?:it|that|they)\b)|(?<=^how(?:'s| (?:is|are|have|has))\b.{8,}) (?=any \w+)`;
const guesses = /^ (?:any|(?:is|was|are|does|did) (?:it|that|they))\b/i;
const cue = new RegExp(
	String.raw`(?:,? (?:and|but|so))? (?=(?:${inverted}|${asked}|${invited}|${parting}))| (?:and|or) (?=${joined})|, (?=(?:is|are|was|do|did|have|has|can|could|would|should)\b)|${guessed}`,
	"gi",
);

const vocative =
	/^(?:so|and|well|oh|hey|ok|okay|right|now|mum|mom|dad|nan|nanny|grandma|grandpa|pop|love|darling|dear|mate|sweetheart|honey)[,.!]?$/i;

/** Words after which an inversion belongs to what went before: "what time | should I pick you up". */
const bound =
	/\b(?:just me|what|when|where|whereabouts|why|who|how|which|if|than|as|or|because|that|like|whether|i|(?<!\b(?:love|thank|miss) )you|we|they|he|she|it|(?:i|you|we|they|he|she|it|that)'(?:ll|d)|(?:i|we) can|will|would|could|should|must|might|don't|didn't|to|not|just|really|still|also|even|actually|ever|know|wonder)$/i;
/** A question that has its verb and what it is about: another can follow it without a word between. */
const asksWholly =
	/^(?:\w+ ){0,2}?(?:how|what|where|who|when|why|which)\b.*(?:'s|\b(?:is|are|was|were|did|do|does|have|has|would|can|will))\b .{4,}/i;
/** What is asked about, and no verb yet: "how many of the white tablets | have you had". */
const wanting =
	/\b(?:how (?:many|much)|which|what (?:kind|sort|type|size|colour))\b(?!.*(?:'s|\b(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|want|like|prefer)\b))[^,]*$/i;
const question = /\b(?:what|when|where|whereabouts|why|who|how|which|whose)\b/i;

/** Clauses of a turn that are read: the last of it. */
export const mostClauses = 6;

/**
 * The clauses of a normalised turn, in spoken order: sentences, and the questions a recogniser runs on to what went
 * before ("i'm going to the shops do you need anything").
 */
export function segment(text: string): string[] {
	const clauses = text
		.split(/(?<=[.?!;])\s+/)
		.flatMap((sentence) => (eitherClause(sentence) ? [sentence] : splitRunOn(sentence)))
		.map((clause) => clause.trim())
		.filter((clause) => /[\p{L}\p{N}]/u.test(clause) && !vocative.test(clause));
	return clauses.length === 0 ? [text] : clauses.slice(-mostClauses);
}

function splitRunOn(sentence: string): string[] {
	const clauses: string[] = [];
	let start = 0;
	for (const found of sentence.matchAll(cue)) {
		const before = sentence.slice(start, found.index).trim();
		if (
			before === "" ||
			wanting.test(before) ||
			isTag(sentence.slice(found.index + found[0].length)) ||
			bound.test(before) ||
			(question.test(lastFour(before)) && !asksWholly.test(before) && !guesses.test(sentence.slice(found.index)))
		)
			continue;
		clauses.push(before);
		start = found.index + found[0].length;
	}
	return [...clauses, sentence.slice(start)];
}

/** "would you" or "do you know" and nothing more: the tail of what went before. */
function isTag(rest: string): boolean {
	if (
		/^(?:do you (?:know|think|reckon)|is that (?:right|correct|so)|(?:would|can) you believe(?: it| that)?)[?.!]*$/i.test(
			rest.trim(),
		)
	)
		return true;
	return (
		rest.trim().split(/\s+/).length <= 2 && !/^(?:how|what|why|when|where|take care|love you|talk)\b/i.test(rest.trim())
	);
}

function lastFour(text: string): string {
	return text.split(" ").slice(-4).join(" ");
}
