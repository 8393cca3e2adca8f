import { lately } from "../hearing/lately.ts";
import { readTable, totalsFor } from "../learned/weights.ts";
import { isKnown } from "./known.ts";
import trained from "./model.json" with { type: "json" };
import { signsOf } from "./signs.ts";
import { tokensOf } from "./tokens.ts";
import { usualTag, type Words } from "./usual-tag.ts";

export interface Word {
	/** Lower case. */
	text: string;
	/** Universal part of speech: NOUN, VERB, AUX, PRON … */
	pos: string;
}

const tags = trained.tags.split(" ");
const table = readTable(trained.weights);
const known: Words = { lexicon: readWords(trained.lexicon), endings: readWords(trained.endings), isKnown };

/** The words of a clause with their parts of speech. Contractions come as two words: `do`, `n't`. */
export const tag = lately((clause: string): readonly Word[] => {
	const written = tokensOf(clause);
	const usual = written.map((word) => usualTag(word, known));
	const texts = written.map((word) => word.toLowerCase());
	let before = "^";
	return texts.map((text, at) => {
		const totals = totalsFor(signsOf(texts, usual, at, before), table, tags.length);
		before = tags[totals.indexOf(Math.max(...totals))] ?? "NOUN";
		return { text, pos: before };
	});
});

/** One line a tag: the tag, then the words that have it. */
function readWords(text: string): Map<string, string> {
	return new Map(
		text.split("\n").flatMap((line) => {
			const [tag = "", ...words] = line.split(" ");
			return words.map((word) => [word, tag] as const);
		}),
	);
}
