import { isSameWord, type MyWord } from "@sayso/contract/entities/my-words.ts";

const isAlike = (one: MyWord | undefined, other: MyWord | undefined) =>
	one?.word === other?.word && one?.sayAs === other?.sayAs;
const inList = (list: readonly MyWord[], { word }: MyWord) => list.find((each) => isSameWord(each.word, word));

/** Sets the date of new and changed words. @param at such as 2026-11-22T09:30:00.000Z */
export const datedWords = (was: readonly MyWord[], now: readonly MyWord[], at: string): MyWord[] =>
	now.map((word) => (isAlike(word, inList(was, word)) ? word : { ...word, at }));

/**
 * Merges one device's change of the list with the current list, word by word. If both changed a word the newer change wins; a word
 * deleted on one device and changed on another stays.
 * @param was the list before that device changed it
 * @returns the list, and the words in which that device's change lost
 */
export function mergeWords(
	standing: readonly MyWord[],
	{ was, now }: { was: readonly MyWord[]; now: readonly MyWord[] },
): { words: MyWord[]; stayed: MyWord[] } {
	if (standing.length === was.length && standing.every((word, at) => isAlike(word, was[at])))
		return { words: [...now], stayed: [] };
	const stayed: MyWord[] = [];
	const words = standing.flatMap((there) => {
		const [before, wanted] = [inList(was, there), inList(now, there)];
		if (isAlike(before, wanted) || isAlike(there, wanted)) return [there];
		const isChangedThere = !isAlike(before, there);
		if (wanted && !(isChangedThere && (there.at ?? "") > (wanted.at ?? ""))) return [wanted];
		if (!wanted && !isChangedThere) return [];
		stayed.push(there);
		return [there];
	});
	const fresh = now.filter((word) => !inList(standing, word) && !isAlike(word, inList(was, word)));
	return { words: [...words, ...fresh], stayed };
}
