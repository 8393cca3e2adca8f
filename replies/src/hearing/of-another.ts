import { factsIn } from "../knowing/facts-in.ts";
import type { Slots } from "../reply.ts";

const others =
	"dog|cat|bird|rabbit|horse|pet|wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|child|children|baby|mother|mum|mom|father|dad|parents?|brother|sister|friend|mate|grandson|granddaughter|grandchild(?:ren)?|grandkids?|aunt|aunty|uncle|cousin|nephew|niece|neighbour|doctor|nurse|carer|boss|teacher|physio|dentist|therapist";
const subject = new RegExp(
	String.raw`\b(?:your|the|that|this|his|her|their|my|our)(?: \w+)? (?<who>${others})(?:'s|s')?\b|\b(?:his|her|their|its) (?:name|job|address|age)\b`,
	"i",
);

/**
 * Whether a clause asks about another person or thing: "what's your dog's name". A fact about the person themselves does not
 * answer it.
 */
export const isOfAnother = (clause: string): boolean => subject.test(clause) && !/\bcall you\b/i.test(clause);

const ofTheirs = new RegExp(
	String.raw`\b(?:your|ya|yer)(?: \w+)? (?<who>${others}|missus|hubby|other half)(?:'s|s')?\b`,
	"i",
);

/** Whom of theirs a turn asks the person about: "wife" of "what does your wife do". */
export const whomAsked = (turn: string): string | undefined => turn.match(ofTheirs)?.groups?.who?.toLowerCase();

/** Other words for the same relation. */
const sameAs: Readonly<Record<string, string>> = { mom: "mother", mum: "mother", dad: "father" };

/** The name About Me gives whom the clause asks about, as `theirName`: "My dog is called Rex." */
export function nameOfAnother(clause: string, aboutMe: string): Slots {
	const { who } = clause.match(subject)?.groups ?? {};
	if (!who || !/\b(?:name|named|called)\b/i.test(clause)) return {};
	const whom = sameAs[who.toLowerCase()] ?? who.toLowerCase();
	const name = factsIn(aboutMe).find(({ of }) => of && (sameAs[of] ?? of) === whom)?.value;
	return name ? { theirName: name } : {};
}
