import { type Matter, wordsToldOf } from "./matters.ts";

/** Matters that are people or animals. */
const ofSomebody = ["children", "grandchildren", "household", "pets", "siblings"] as const satisfies readonly Matter[];
const owned = String.raw`(?<![\p{L}'])(?:my|our|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:[\p{L}-]+ ){0,2}?`;
const byName = String.raw`(?:,? (?:called |named )?\p{Lu}[\p{L}'-]+(?:,? and \p{Lu}[\p{L}'-]+)?)?`;

const patterns = new Map<Matter, RegExp>(
	ofSomebody.map((matter) => [matter, new RegExp(`${owned}(?:${wordsToldOf(matter)})(?![\\p{L}'])${byName}`, "u")]),
);

/** The people or animals that a sentence tells of, for a matter that is such: "my little sister Poppy" of "I live with Mum and my little sister Poppy". */
export const whomOf = (matter: Matter, sentence: string): string | undefined =>
	sentence.match(patterns.get(matter) ?? /(?!)/)?.[0];

/** Whether a sentence tells of a relation such as "wife": what is true of the person is not true of their son. */
export const isOfSame = (sentence: string, who: string): boolean =>
	sentence.toLowerCase().includes(who) ||
	ofSomebody.some((matter) => whomOf(matter, `my ${who}`) !== undefined && whomOf(matter, sentence) !== undefined);
