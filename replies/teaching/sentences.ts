import { authoredActs, authoredFiles, developmentTurns, linesOf } from "../authored.ts";
import { normalise } from "../src/hearing/normalise.ts";
import { tokensOf } from "../src/language/tokens.ts";
import { taught } from "./teacher.ts";

export interface Sentence {
	/** As they are written. */
	words: string[];
	tags: string[];
}

/** The turns that are taught from. Not the replies: an edit of the bank would change how turns are heard. */
export function authoredSentences(): Sentence[] {
	const dangers = authoredFiles("safety").flatMap(([, text]) => linesOf(text));
	return sentencesOf([...authoredActs().flatMap(([, turns]) => turns), ...dangers]);
}

/** What is never taught from. */
export function developmentSentences(): Sentence[] {
	return sentencesOf(developmentTurns().map(({ text }) => text));
}

/**
 * Texts as they are written, in lower case, and without marks, as recognisers write. What the teacher divides into other words
 * is left out.
 */
function sentencesOf(texts: readonly string[]): Sentence[] {
	const plain = texts.map(normalise);
	const lower = plain.map((text) => text.toLowerCase());
	const bare = lower.map((text) => text.replace(/[.,?!;:"]/g, ""));
	return [...new Set([...plain, ...lower, ...bare])].flatMap((text) => {
		const words = tokensOf(text);
		const tagged = taught(text);
		const isSame = words.length === tagged.length && words.every((word, i) => word === tagged[i]?.text);
		return isSame ? [{ words, tags: tagged.map(({ pos }) => pos) }] : [];
	});
}
