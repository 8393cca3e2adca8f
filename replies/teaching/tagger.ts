import { encode, learn } from "../learn.ts";
import type { Example } from "../perceptron.ts";
import { signsOf } from "../src/language/signs.ts";
import { usualTag, type Words } from "../src/language/usual-tag.ts";
import { authoredSentences, developmentSentences, type Sentence } from "./sentences.ts";
import { teachWords } from "./words.ts";

/** Half the room, for two words in a thousand. */
const thrift = { fewest: 2, prune: 0.08 };

/** What `src/language/tag.ts` and `known.ts` read. */
export function teachTagger() {
	const sentences = authoredSentences();
	const { filter, ...words } = teachWords(sentences);
	const tags = [...new Set(sentences.flatMap((sentence) => sentence.tags))].sort();
	const weights = learn(examplesOf(sentences, words, tags), tags.length, thrift);
	return {
		model: {
			tags: tags.join(" "),
			lexicon: grouped(words.lexicon),
			endings: grouped(words.endings),
			weights: encode(weights),
		},
		filter: Buffer.from(filter).toString("base64"),
	};
}

/** The share of words of the development turns that `tag` tags as its teacher does. */
export function agreementOf(tag: (clause: string) => readonly { pos: string }[]): number {
	const agreed = developmentSentences().flatMap(({ words, tags }) => {
		const given = tag(words.join(" "));
		return tags.map((pos, i) => given[i]?.pos === pos);
	});
	return agreed.filter(Boolean).length / agreed.length;
}

/** Every different one once. */
function examplesOf(sentences: readonly Sentence[], known: Words, tags: readonly string[]): Example[] {
	const examples = new Map<string, Example>();
	for (const sentence of sentences) {
		const usual = sentence.words.map((word) => usualTag(word, known));
		const words = sentence.words.map((word) => word.toLowerCase());
		sentence.tags.forEach((tag, at) => {
			const features = signsOf(words, usual, at, sentence.tags[at - 1] ?? "^");
			examples.set([tag, ...features].join("|"), { act: tags.indexOf(tag), features });
		});
	}
	return [...examples.values()];
}

/** One line a tag: the tag, then its words. */
function grouped(tagged: ReadonlyMap<string, string>): string {
	return [...new Set(tagged.values())]
		.sort()
		.map((tag) => [tag, ...[...tagged].flatMap(([word, own]) => (own === tag ? [word] : [])).sort()].join(" "))
		.join("\n");
}
