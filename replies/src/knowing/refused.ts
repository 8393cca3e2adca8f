import { wordsOf } from "../hearing/normalise.ts";
import { type Fact, refusal } from "./fact.ts";
import { factsOfSentence, keyOf } from "./facts-in.ts";
import { listed, sentencesIn, straight } from "./read.ts";

const mark = "Never say:";

/** What the person refused, sentence by sentence: a fact as it would be said, or a word or an order of their own. */
export const refusedIn = (aboutMe: string): string[] =>
	aboutMe
		.split("\n")
		.filter((line) => refusal.test(line))
		.flatMap(refusedOf);

/** The sentences of a line of refusal, without its mark. */
export const refusedOf = (line: string): string[] => sentencesIn(line.replace(refusal, "").trim());

/** A sentence as one is compared with another. */
export const bare = (sentence: string): string =>
	straight(sentence)
		.toLowerCase()
		.replace(/^[\s"“]+|[\s"”.!?]+$/g, "");

/** Whether refused sentences name a fact, in its form or as a value alone. What must not be eaten cannot be refused. */
export function refusing(refused: readonly string[]): (fact: Fact) => boolean {
	const keys = new Set<string>();
	const values = new Set<string>();
	for (const sentence of refused) {
		const facts = factsOfSentence(sentence);
		for (const fact of facts) keys.add(keyOf(fact));
		if (facts.length === 0) for (const value of [bare(sentence), ...listed(bare(sentence))]) values.add(value);
	}
	return (fact) => fact.kind !== "forbidden" && (keys.has(keyOf(fact)) || values.has(bare(fact.value)));
}

const refuses = (refused: string, fact: Fact): boolean => refusing([refused])(fact);

export const isRefused = (fact: Fact, aboutMe: string): boolean => refusing(refusedIn(aboutMe))(fact);

/** The text with a fact that is never to be said, and a line to write on after it. */
export const refuse = (aboutMe: string, fact: Fact): string =>
	fact.kind === "forbidden" || isRefused(fact, aboutMe) ? aboutMe : `${aboutMe.trimEnd()}\n${mark} ${fact.said}\n`;

/** The text with a fact that may be said after all. */
export function allow(aboutMe: string, fact: Fact): string {
	if (!isRefused(fact, aboutMe)) return aboutMe;
	return aboutMe
		.split("\n")
		.flatMap((line) => {
			if (!refusal.test(line) || !refusedOf(line).some((refused) => refuses(refused, fact))) return [line];
			return markedAsNeverSaid(
				refusedOf(line).flatMap((refused) => (refuses(refused, fact) ? others(refused, fact) : [refused])),
			);
		})
		.join("\n")
		.trimEnd();
}

/** The line that refuses sentences; none where there are none. */
export const markedAsNeverSaid = (sentences: readonly string[]): string[] =>
	sentences.length > 0 ? [`${mark} ${sentences.join(" ")}`] : [];

/** What else a sentence refuses that names a fact. */
function others(refused: string, fact: Fact): string[] {
	const facts = factsOfSentence(refused);
	if (facts.length > 0) return facts.filter((each) => keyOf(each) !== keyOf(fact)).map(({ said }) => said);
	const values = listed(straight(refused).replace(/[.!?]+$/, "")).filter((value) => bare(value) !== bare(fact.value));
	return bare(refused) === bare(fact.value) || values.length === 0 ? [] : [values.join(", ")];
}

/** Whether a line names what was refused, as one of an earlier conversation may. */
export function namesRefused(line: string, refused: readonly string[]): boolean {
	const spaced = (text: string) => ` ${wordsOf(straight(text).toLowerCase()).join(" ")} `;
	const words = spaced(line);
	return refused.flatMap(valuesOf).some((value) => spaced(value).trim() !== "" && words.includes(spaced(value)));
}

function valuesOf(refused: string): string[] {
	const facts = factsOfSentence(refused);
	if (facts.length === 0) return listed(bare(refused));
	return facts.filter(({ kind }) => kind !== "forbidden").map(({ value }) => value);
}
