import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { phrases as words } from "../conversation/phrases.ts";

/** What a press does: says its words, says the last thing again or louder, or plays a sound that asks for attention. */
export type InstantAct = "say" | "again" | "louder" | "attention";

/** One of the words that are always there. */
export interface InstantWord {
	id: string;
	text: string;
	emoji: string;
	picture: string;
	act: InstantAct;
	/** As it is saved; none, while it is as Sayso brings it. */
	phrase: Phrase | undefined;
}

/** What Sayso brings, in the order in which it is wanted. Each has an id that is the same for everybody: a change is saved under it. */
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

/** Whether a phrase is one of the words that are always there, shown or hidden, and stands nowhere else. */
export const isInstant = ({ kind }: Pick<Phrase, "kind">): boolean => kind !== "phrase";
/** Whether it came with Sayso: it is hidden and changed, and never gone. */
export const isOurs = ({ id }: { id: string }): boolean => idsOfOurs.has(id);

/** The words that are always there, in the person's order: those that are shown, and those of ours that are hidden. */
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

/** What is saved where one of the words is changed; one that is as Sayso brings it is saved at the place it has. */
export function changedWord(
	{ id, text, emoji, picture, phrase }: InstantWord,
	position: number,
	change: Partial<Phrase> = {},
): Omit<Phrase, "updatedAt"> {
	const blank = { folder: "", place: "", kind: "instant", used: 0, usedAt: [0, 0, 0, 0] } as const;
	return { ...blank, usedAt: [...blank.usedAt], ...phrase, id, text, emoji, picture, position, ...change };
}

/**
 * What is saved where the word at one place takes another: every word whose position is another than before, so that all of
 * them have one of their own.
 */
export function movedWords(shown: readonly InstantWord[], from: number, to: number): Omit<Phrase, "updatedAt">[] {
	const moved = shown[from];
	if (!moved || !shown[to]) return [];
	return shown
		.toSpliced(from, 1)
		.toSpliced(to, 0, moved)
		.flatMap((word, position) => (word.phrase?.position === position ? [] : [changedWord(word, position)]));
}
