import type { Slots } from "../reply.ts";

/** Before "I like" or "I drink": it is only supposed, or true only at times. */
export const supposed = String.raw`(?<!\b(?:[Ii]f|[Ww]hen|[Ww]henever|[Uu]nless|whether|think|thinks|thought|doubt|wish|pretend) )`;
/** Before a name that is used, and not wanted. */
export const unwanted = String.raw`(?<!n't |\b(?:[Nn]ot|[Nn]ever|ever|[Nn]obody|[Ii]f|[Ww]hen|[Ww]henever) |\b(?:when|that|how) people )`;
/** Tells of a person or an animal that has died, or is no longer theirs. */
export const ofTheGone = /\b(?:died|dead|passed away|passed on|no longer with us|my late|my (?:ex|former)\b)/i;

/** Whether a sentence, or it with the next one, tells of a person who is gone: "My husband is Jim. He died." */
export const tellsOfTheGone = (sentence: string, at: number, sentences: readonly string[]): boolean => {
	const next = sentences[at + 1] ?? "";
	return (
		ofTheGone.test(sentence) ||
		(/\bmy |\bhave\b/i.test(sentence) && /^(?:he|she|they|it)(?:'s)? /i.test(next) && ofTheGone.test(next))
	);
};

/** What About Me says in so many words. A health condition is never read out of it: it is not volunteered. */
const patterns: readonly (readonly [slot: string, pattern: RegExp])[] = [
	[
		"factName",
		new RegExp(
			String.raw`\b(?:my name is|my name's|i'm called|${unwanted}(?:people )?call me) (?!(?:Never|Not)\b)([A-Z][\p{L}'-]+)`,
			"u",
		),
	],
	["factPlace", /\bi (?:now |still )?live (?:in|at|near) ((?:the )?[A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+){0,2})/u],
	["factFrom", /\b(?:i'm|i am|i come|originally) (?:originally )?from ([A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+){0,2})/u],
	[
		"factWork",
		/\bi (?:work|worked|used to work) as (an? [a-z]+(?: [a-z]+)?)(?= (?:for|at|in|until|before|and)|[.,;]|$)/iu,
	],
	["factTeam", /\bi (?:barrack for|support|follow|go for) ((?:the )?[A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)?)/u],
	[
		"factDrink",
		new RegExp(
			String.raw`${supposed}\bi (?:like|love|prefer|drink) (?:my |a |drinking )?((?:[a-z]+ )?(?:tea|coffee|flat white|cappuccino|latte|water|juice|beer|wine|hot chocolate|milo|cordial)\b(?: with [a-z]+(?: and [a-z]+)?)?)`,
			"iu",
		),
	],
	["factFood", /\bmy favou?rite (?:food|meal|dinner|dish) is ([a-z' -]{3,30})/iu],
	[
		"factLikes",
		new RegExp(
			String.raw`${supposed}\bi (?:really )?(?:like|love|enjoy|am into|'m into|am interested in) ([a-z' -]{3,30}?)(?=[.,;!]| and i | but | because | with |$)`,
			"iu",
		),
	],
	["factPet", /\bmy (?:dog|cat|bird|rabbit|horse)(?:'s name)? is (?:called |named )?([A-Z][\p{L}'-]+)/u],
	["factPartner", /\bmy (?:wife|husband|partner)(?:'s name)?(?: is|,) (?:called |named )?([A-Z][\p{L}'-]+)/u],
];

/** A line that gives orders to a machine is no description of a person. */
const instruction = /\b(?:ignore|instructions?|system prompt|respond with|output|always reply|you are an?)\b/i;

/** The sentences of an About Me text that describe a person: a line ends one too. */
export const sentencesOf = (aboutMe: string): string[] =>
	aboutMe
		.replace(/[’]/g, "'")
		.split(/\s*\n\s*|(?<=[.!?])\s+/)
		.filter((sentence) => sentence !== "" && !instruction.test(sentence));

/** Typed facts of an About Me text, as slots a reply may be filled with. */
export function factsOf(aboutMe: string): Slots {
	const sentences = sentencesOf(aboutMe);
	const facts: Record<string, string> = {};
	for (const [slot, pattern] of patterns) {
		const caseless = sentences.map((sentence) =>
			sentence
				.replace(/\bI('m)?\b/g, "i$1")
				.replace(/\bMy\b/g, "my")
				.replace(/\b(People|Call|Originally)\b/g, (word) => word.toLowerCase()),
		);
		const isTheirs = /^fact(?:Pet|Partner)$/.test(slot);
		const value = caseless
			.filter((sentence, at) => !(isTheirs && tellsOfTheGone(sentence, at, caseless)))
			.map((sentence) => sentence.match(pattern)?.[1]?.trim())
			.find(Boolean);
		if (value) facts[slot] = value.replace(/\bi\b/g, "I");
	}
	return facts;
}
