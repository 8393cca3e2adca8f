/** What kind of value answers a question, where the values are known beforehand. */
export type AnswerSpace =
	| "scale"
	| "number"
	| "money"
	| "length"
	| "time"
	| "day"
	| "body"
	| "pain"
	| "person"
	| "place";

export interface AskedFor {
	space: AnswerSpace;
	/** The question itself, in lower case. */
	question: string;
}

const be = "is|are|was|were|am|will|would|should|shall|can|could|do|does|did|has|have|had|might|must";
/** A question word that opens its clause and is followed by what asks: "the nurse who is here" and "when you go" are none. */
const opens = (word: string) => new RegExp(String.raw`^(?:${word})(?:'s|'re|'d|'ll| (?:${be}|else|exactly)\b)`);

const spaces: readonly (readonly [space: AnswerSpace, pattern: RegExp])[] = [
	["scale", /\bscale (?:of |from )?(?:zero|nought|one|[01]) to (?:ten|10)\b/],
	[
		"scale",
		// A statement is no question: "nine times out of ten I forget", "I work from one to ten".
		/^(?!how many\b|(?:i|we|you|he|she|it|they|there)(?:'\w+)? ).*(?:(?<!\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+)(?: \w+)? ?)\bout of (?:ten|10)|\bfrom (?:zero|nought|one|[01]) to (?:ten|10))\b/,
	],
	["scale", /^how (?:bad|sore|strong|severe|painful) (?:is|are|was)\b/],
	[
		"pain",
		/\b(?:what|which) (?:kind|sort|type) of (?:a )?(?:pain|ache|hurt)|\bpain (?:feel )?like\b|\bdescribe (?:the|your|that) pain/,
	],
	[
		"money",
		/^how much (?:money|cash|do (?:i|we|you) owe|(?:is|was|are|were|did) (?:it|that|this|they|those|these)(?: cost)?$|does (?:it|that|this) cost|(?:did|do|will|would) (?:you|they) (?:pay|charge|spend))/,
	],
	["length", /^(?:for )?how (?:long|much longer)\b/],
	["number", /^(?:for )?how (?:many|old)\b/],
	["day", /^(?:on )?(?:what|which) (?:day|date)\b|^what(?:'s| is) (?:the|today's) date\b/],
	["time", /^(?:at |by )?what time\b|^what(?:'s| is) the time(?: right| now)*$|^how soon\b/],
	["time", opens("when")],
	[
		"body",
		/^where\b.*\b(?:hurts?|hurting|sore|pain|painful|aches?|aching|itch\w*|sting\w*|tender|numb|swollen|rash|feel it)\b/,
	],
	["body", /^(?:what|which) (?:part|bit|side|spot)\b.*\b(?:body|hurts?|sore|pain\w*|aches?|tender)\b|^what hurts\b/],
	["person", /^(?:which (?:person|nurse|carer|doctor|friend)|whose)\b/],
	["person", opens("who")],
	[
		"person",
		/^(?:with|for|to) who[m]?\b|^who (?:came|comes|said|told|rang|called|gave|took|made|wants|wanted|goes|went|brought|helped|helps|lives)\b/,
	],
	["place", /^(?:what|which) (?:place|room|shop|ward|park|town|suburb)\b/],
	["place", opens("where")],
];

/** What comes before a question in its clause and is no part of it. */
const before =
	/^(?:(?:and|so|but|or|well|now|okay|ok|right|please|then|also|yeah|oh|um|uh|hey|tell me|can you tell me|could you tell me|do you (?:know|remember)|just) )+/;
/** As much of a turn as is looked at, from its end. */
const readCharacters = 400;

/** What the last question of a turn asks for; nothing where its answers are not known beforehand. */
export function askedFor(turn: string): AskedFor | undefined {
	const clauses = turn
		.slice(-readCharacters)
		.toLowerCase()
		.replace(/’/g, "'")
		.split(/[.?!;:\n]+|,| (?=(?:and|so|but) (?:how|what|when|where|which|who)\b)/)
		.map((clause) =>
			clause
				.replace(/[^\p{L}\p{N}' ]+/gu, " ")
				.replace(/\s+/g, " ")
				.trim()
				.replace(before, ""),
		);
	for (const question of clauses.reverse()) {
		const space = spaces.find(([, pattern]) => pattern.test(question))?.[0];
		if (space) return { space, question };
	}
	return undefined;
}
