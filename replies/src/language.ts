import model from "wink-eng-lite-web-model";
import winkNLP, { type ItemToken } from "wink-nlp";

const nlp = winkNLP(model, ["pos"]);

export interface Word {
	/** Lower case. */
	text: string;
	/** Universal part of speech: NOUN, VERB, AUX, PRON … */
	pos: string;
}

/** The words of a clause with their parts of speech. Contractions come as two words: `do`, `n't`. */
export function tag(clause: string): Word[] {
	const words: Word[] = [];
	nlp
		.readDoc(clause)
		.tokens()
		.each((token: ItemToken) => words.push({ text: token.out().toLowerCase(), pos: token.out(nlp.its.pos) }));
	return words;
}

const firstUnknown = idOf("qzxvqj");

/** Whether the English word list of the language library has a word. */
export function isKnown(word: string): boolean {
	return idOf(word) < firstUnknown;
}

/** Words of the list are numbered first; a word that is not in it gets the next number. */
function idOf(word: string): number {
	return Number(nlp.readDoc(word).tokens().itemAt(0).out(nlp.its.uniqueId));
}
