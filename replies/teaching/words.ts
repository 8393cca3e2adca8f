import { longestEnding, tagByEnding, type Words } from "../src/language/usual-tag.ts";
import { bitsFor, isIn } from "../src/language/vocabulary.ts";
import type { Sentence } from "./sentences.ts";
import { taughtAlone, taughtVocabulary } from "./teacher.ts";

/** Bits that a stem takes in the filter of known words. */
const bitsEach = 5;
/** Letters of the longest word that is listed although nothing authored has it: everyday words are short. */
const longestListed = 6;
/** About how many more words an ending must be right than the shorter one, to be listed. */
const worth = 10;

/** What the tagger is to know of words by themselves, with the filter behind `isKnown`. */
export function teachWords(sentences: readonly Sentence[]): Words & { filter: Uint8Array } {
	const vocabulary = taughtVocabulary();
	const authored = tagsOfAuthored(sentences);
	const filter = filterOf([...vocabulary, ...authored.keys()].filter((word) => /^\p{L}+$/u.test(word)));
	const endings = endingsOf(vocabulary);
	const short = vocabulary.filter((word) => word.length <= longestListed && !authored.has(word));
	const tagged = [...authored, ...short.map((word) => [word, taughtAlone(word)] as const)];
	const lexicon = new Map(tagged.filter(([word, tag]) => !/^[a-z]/.test(word) || tagByEnding(word, endings) !== tag));
	return { lexicon, endings, filter, isKnown: (word) => isIn(filter, word) };
}

/** What is no word by itself ("n't", a mark) has the tag it is given most often. */
function tagsOfAuthored(sentences: readonly Sentence[]): Map<string, string> {
	const given = new Map<string, string[]>();
	for (const { words, tags } of sentences)
		for (const [i, word] of words.entries()) add(given, word.toLowerCase(), tags[i] ?? "");
	return new Map(
		[...given]
			.filter(([word]) => !/^\d/.test(word))
			.map(([word, tags]) => [word, /^(?!(?:ca|wo|sha)$)\p{L}/u.test(word) ? taughtAlone(word) : mostCommon(tags)]),
	);
}

/** Shorter endings first: a longer one is listed where it is right more often. */
function endingsOf(vocabulary: readonly string[]): Map<string, string> {
	const given = new Map<string, string[]>();
	for (const word of vocabulary) {
		const tag = taughtAlone(word);
		for (let length = 1; length <= Math.min(longestEnding, word.length - 1); length++)
			add(given, word.slice(-length), tag);
	}
	const endings = new Map<string, string>();
	for (const [ending, tags] of [...given].sort(([a], [b]) => a.length - b.length)) {
		const best = mostCommon(tags);
		const shorter = tagByEnding(`-${ending}`, endings);
		if (times(tags, best) - times(tags, shorter) >= worth) endings.set(ending, best);
	}
	return endings;
}

function filterOf(words: readonly string[]): Uint8Array {
	const stems = new Set(words.map((word) => bitsFor(word, 2 ** 32).join(" ")));
	const filter = new Uint8Array(Math.ceil((stems.size * bitsEach) / 8));
	for (const word of words)
		for (const bit of bitsFor(word, filter.length * 8)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
	return filter;
}

function add(given: Map<string, string[]>, key: string, tag: string): void {
	const tags = given.get(key);
	if (tags) tags.push(tag);
	else given.set(key, [tag]);
}

const times = (tags: readonly string[], tag: string) => tags.filter((other) => other === tag).length;

function mostCommon(tags: readonly string[]): string {
	return [...new Set(tags)].sort((a, b) => times(tags, b) - times(tags, a))[0] ?? "NOUN";
}
