import { isSameWord, type MyWord } from "@sayso/contract/entities/my-words.ts";
import { limits } from "@sayso/contract/limits.ts";
import { mergeWords } from "../../outbox/merge-words.ts";

/** The merged list, and the number of words over the limit. */
export interface MergedWords {
	words: MyWord[];
	fresh: number;
	changed: number;
	left: number;
}

/** Of two entries for one word the newer wins; without dates, the imported one. No word is removed. */
export function mergeMyWords(brought: readonly MyWord[], there: readonly MyWord[]): MergedWords {
	const { words } = mergeWords(there, { was: [], now: brought });
	const kept = words.slice(0, limits.myWords.most);
	const before = (word: MyWord) => there.find((each) => isSameWord(each.word, word.word));
	return {
		words: kept,
		fresh: kept.filter((word) => !before(word)).length,
		changed: kept.filter((word) => before(word) && before(word)?.sayAs !== word.sayAs).length,
		left: words.length - kept.length,
	};
}
