import { isSameWord, type MyWord } from "@sayso/contract/entities/my-words.ts";
import { limits } from "@sayso/contract/limits.ts";
import { mergeWords } from "../../../outbox/merge-words.ts";

/** What bringing words to those that are there makes of the list, and how many there was no room for. */
export interface MergedWords {
	words: MyWord[];
	fresh: number;
	changed: number;
	left: number;
}

/** Of two that are one word the newest stands; where nobody knows, the one that is brought. None is taken away. */
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
