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

const everyday = new Set(
	`a about all am an and any are as at bad be been but by can come could day did do does don't for from get go going good
	got had has have he hello her hey hi him his how i i'll i'm if in is it it's just know let's like look lovely me mind
	morning my need next nice night no not now of off ok okay on one or our out please ready really right she should so some
	sorry thank thanks that that's the their them then there they thing think this time to today too up us very want was we
	well were what what's when where which who why will with would yeah yes you your`.split(/\s+/),
);

const elsewhere = new Set(
	`apa bin che como das det die een ein es est estas estoy famille familia gracias hallo het hola ich ist je les merci mi
	nicht nie non och og oui per por porque pourquoi que quiero sono tak tu und une vous was wie yang yo`.split(/\s+/),
);

/** `other` when a turn is mostly in another script, or has more everyday words of other languages than of English. */
export function languageOf(text: string): "en" | "other" {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
	if (letters > 0 && latin < letters / 2) return "other";
	const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
	const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
	return count(elsewhere) >= 2 && count(elsewhere) > count(everyday) ? "other" : "en";
}
