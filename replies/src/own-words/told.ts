import { lately } from "../hearing/lately.ts";
import { refusal } from "../knowing/fact.ts";
import { sentencesOf, tellsOfTheGone } from "../knowing/facts.ts";
import { tellsOfHealth } from "../knowing/health.ts";
import { tag } from "../language/tag.ts";
import type { Turn } from "../reply.ts";
import { isCoarse } from "../wording/coarse.ts";
import { brief } from "./brief.ts";

/** Something About Me tells, as it can be said by itself. */
export interface Told {
	/** A whole sentence: "I drove the school bus for nineteen years." */
	text: string;
	/** The index of its sentence in About Me; negative if the person said it in this conversation. */
	sentence: number;
	/** Of one's health: for the person to bring up, unless it is asked for. */
	isHealth: boolean;
}

/** What begins a clause that stands by itself. */
const verb =
	"(?:is|isn't|are|was|were|has|hasn't|have|had|can|can't|does|doesn't|lives?|works?|helps?|comes?|drives?|visits?|holds?|keeps?|calls?|collects?|looks?|pops?|does|gets?|takes?|says?|goes)\\b";
const subject = `(?:I|I'm|I've|I'd|I'll|we|we've|we're|he|he's|she|she's|it|it's|they|they're)\\b|(?:my|our) (?:[\\p{L}'-]+ ){1,3}${verb}`;
/** A named person begins a clause only after a comma: in "Maya and Leo are twins", Leo does not. */
const byName = `\\p{Lu}[\\p{L}'-]+ ${verb}`;
const joint = new RegExp(
	String.raw`(?:[;,]| -| –)? (?:and|but|so|because|though|although|then|where) (?:then )?(?=(?:on \p{Lu}\p{L}+s?,? )?(?:${subject}))|[;:] (?=${subject})|[,;] (?:and |but )?(?=${subject}|${byName})`,
	"u",
);
/** Goes on from the "I" of the clause before it: "I live in Leeds and support Hull City". */
const goesOn =
	/,? (?:and|but) (?=(?:came|moved|went|work|worked|live|lived|support|follow|barrack|love|like|enjoy|hate|teach|taught|drive|drove|play|swim|sing|study|retired|carry|use|eat|drink|have|had|can|can't|don't|do|was|am)\b)/;
/** Leans on another clause, or on what was said before it. */
const leaning =
	/^(?:if|when|because|although|though|since|until|while|it|it's|that|this|they|they're|which|who)\b|^\S+(?: \S+)? \S+ (?:then|there|too)$/i;
/** A subject that has no verb yet: "my wife Lupe", before "and I met". */
const unfinished = /^(?:[Mm]y|[Oo]ur) \p{L}+(?: \p{L}+)?$|^\p{Lu}\p{L}+$/u;
const gap = /[[\]<>{}]/;

/** The clauses of About Me that can be said alone, in its order. Nothing refused, unfilled, coarse, or about a person who is gone. */
export const toldIn = lately((aboutMe: string): readonly Told[] => {
	const sentences = aboutMe
		.split("\n")
		.filter((line) => !refusal.test(line))
		.flatMap(sentencesOf);
	return sentences.flatMap((sentence, at) =>
		gap.test(sentence) || isCoarse(sentence) || tellsOfTheGone(sentence, at, sentences)
			? []
			: clausesOf(sentence).map((clause) => {
					const text = asSentence(clause);
					const well = brief(text, {
						most: Number.POSITIVE_INFINITY,
						isWhole: true,
						keeps: (part) => !tellsOfHealth(part),
					});
					return { text: well ?? text, sentence: at, isHealth: well === undefined };
				}),
	);
});

/** What the person said of themselves earlier in this conversation, the latest first. No question, and nothing that only answers. */
export const saidBefore = (turns: readonly Turn[]): Told[] =>
	turns
		.filter(({ who, text }) => who === "person" && ofSelf.test(text) && /[.!]$/.test(text))
		.map(({ text }, at) => ({ text: text.replace(/!$/, "."), sentence: -1 - at, isHealth: false }))
		.reverse();
/** Words of a statement about oneself. "I'd like tea" is none: it is a wish for now. */
const ofSelf = /\b(?:I|I'm|I've|my|we|our)\b(?!'d)/i;

/** "Cow's milk", before "and I don't get along", is no clause. */
const isDoing = (part: string): boolean =>
	/'(?:s|m|re|ve|d|ll)\b/i.test(part.replace(/\p{L}+'s (?=\p{L})/gu, "")) ||
	tag(part).some(({ pos }) => pos === "VERB" || pos === "AUX");

function clausesOf(sentence: string): string[] {
	const whole = sentence.replace(/[.!?\s]+$/, "");
	const parts = whole.split(joint).filter(Boolean);
	const clauses = parts.some((part) => unfinished.test(part) || !isDoing(part)) ? [whole] : parts;
	const [first = ""] = clauses;
	return clauses
		.filter((clause) => !leaning.test(clause))
		.flatMap((clause) => {
			const subjectOf = /^(?:I|we)(?=\s|')/i.exec(clause)?.[0];
			const parts = subjectOf ? clause.split(goesOn) : [clause];
			return parts.map((part, at) => named(at > 0 ? `${subjectOf} ${part}` : part, first));
		});
}

/** Who "she" is, where the sentence began with her: "my niece Fiona … she's the one to ring". */
function named(clause: string, first: string): string {
	if (clause === first) return clause;
	const [, who] = /^((?:[Mm]y|[Oo]ur) (?:[a-z]+ ){1,2}\p{Lu}[\p{L}'-]+)\b/u.exec(first) ?? [];
	const [pronoun, ending = ""] = /^(?:he|she)('s)?(?= )/i.exec(clause) ?? [];
	if (!who || !pronoun) return clause;
	return `${who}${ending && " is"}${clause.slice(pronoun.length)}`;
}

const asSentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
