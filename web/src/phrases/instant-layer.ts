import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { phrases as words } from "../conversation/phrases.ts";

/** The action of a press: say the words, repeat the last utterance, repeat it louder, or play a sound for attention. */
export type InstantAct = "say" | "again" | "louder" | "attention";

/** An instant word: one that is always on the board. */
export interface InstantWord {
	id: string;
	text: string;
	emoji: string;
	picture: string;
	act: InstantAct;
	/** The saved phrase; undefined for an unchanged built-in word. */
	phrase: Phrase | undefined;
}

/** The built-in words in their default order. Each has the same id for every person: a change is saved under it. */
const ours: readonly Pick<InstantWord, "id" | "text" | "act">[] = (
	[
		[words.wait, "say"],
		[words.sayThatAgain, "say"],
		[words.answering, "say"],
		[words.device, "say"],
		[words.mmHm, "say"],
		[words.really, "say"],
		[words.disagree, "say"],
		["Again", "again"],
		["Louder", "louder"],
		["Attention", "attention"],
	] as const
).map(([text, act], at) => ({ id: `5a150000-0000-4000-8000-00000000000${at}`, text, act }));

const idsOfOurs = new Set(ours.map(({ id }) => id));

/** Whether a phrase is an instant word, shown or hidden, and so appears nowhere else. */
export const isInstant = ({ kind }: Pick<Phrase, "kind">): boolean => kind !== "phrase";
/** Whether it is built in: it can be changed and hidden, but not deleted. */
export const isOurs = ({ id }: { id: string }): boolean => idsOfOurs.has(id);

/** The instant words in the person's order: the shown ones, and the hidden built-in ones. */
export function instantLayer(phrases: readonly Phrase[]): { shown: InstantWord[]; hidden: InstantWord[] } {
	const saved = new Map(phrases.filter(isInstant).map((phrase) => [phrase.id, phrase]));
	const brought = ours.map(({ id, text, act }, at): Ordered => {
		const phrase = saved.get(id);
		return phrase
			? asWord(phrase, act)
			: { position: at - ours.length, word: { id, text, act, emoji: "", picture: "", phrase } };
	});
	const own = [...saved.values()].filter((phrase) => !isOurs(phrase)).map((phrase) => asWord(phrase, "say"));
	const all = [...brought, ...own].sort((a, b) => a.position - b.position).map(({ word }) => word);
	return {
		shown: all.filter(({ phrase }) => phrase?.kind !== "hidden"),
		hidden: all.filter(({ phrase }) => phrase?.kind === "hidden"),
	};
}

interface Ordered {
	position: number;
	word: InstantWord;
}

const asWord = (phrase: Phrase, act: InstantAct): Ordered => {
	const { id, text, emoji, picture, position } = phrase;
	return { position, word: { id, text, emoji, picture, act, phrase } };
};

/** The phrase to save for a changed instant word; an unchanged built-in word gets the position where it is shown. */
export function changedWord(
	{ id, text, emoji, picture, phrase }: InstantWord,
	position: number,
	change: Partial<Phrase> = {},
): Omit<Phrase, "updatedAt"> {
	const blank = { folder: "", place: "", kind: "instant", used: 0, usedAt: [0, 0, 0, 0] } as const;
	return { ...blank, usedAt: [...blank.usedAt], ...phrase, id, text, emoji, picture, position, ...change };
}

/** The phrases to save for moving a word: every word whose position changes, so that all positions differ. */
export function movedWords(shown: readonly InstantWord[], from: number, to: number): Omit<Phrase, "updatedAt">[] {
	const moved = shown[from];
	if (!moved || !shown[to]) return [];
	return shown
		.toSpliced(from, 1)
		.toSpliced(to, 0, moved)
		.flatMap((word, position) => (word.phrase?.position === position ? [] : [changedWord(word, position)]));
}
