/** The language library that teaches the engine's tagger: better, and too large for a browser to load. */
import model from "wink-eng-lite-web-model";
import winkNLP, { type ItemToken } from "wink-nlp";

const nlp = winkNLP(model, ["pos"]);

export interface TaughtWord {
	/** As it is written. */
	text: string;
	pos: string;
}

export function taught(text: string): TaughtWord[] {
	const words: TaughtWord[] = [];
	nlp
		.readDoc(text)
		.tokens()
		.each((token: ItemToken) => words.push({ text: token.out(), pos: token.out(nlp.its.pos) }));
	return words;
}

/** The tag of a word that nothing stands beside. */
export function taughtAlone(word: string): string {
	const [only, ...others] = taught(word);
	return only && others.length === 0 ? only.pos : "NOUN";
}

/** All words it has, in lower case and of the letters a to z. Its types hide them. */
export function taughtVocabulary(): string[] {
	const { features } = (model.core as unknown as () => { features: { lexeme: { list: string[] } } })();
	return features.lexeme.list.filter((word) => /^[a-z]+$/.test(word));
}
