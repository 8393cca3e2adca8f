import type { Answer } from "@sayso/contract/entities/answer.ts";
import { limits } from "@sayso/contract/limits.ts";

/** A reply on its way to be said as the person wants it. */
export interface Draft {
	/** Looked at, changed word by word, or changed as text. */
	step: "preview" | "words" | "text";
	card: Answer;
	/** Where the card stands, from 0, among those it was picked from; none where it was picked from a list. */
	place: number | undefined;
	text: string;
	/** What Undo and Redo go to; the next is the last. */
	past: readonly string[];
	future: readonly string[];
	/** The last change was typed: what is typed now belongs to it. */
	isTyping: boolean;
	/** It was to be said shorter, and cannot be. */
	isShortest: boolean;
}

export const pickToChange = "Pick the reply to change";
export const cannotBeShorter = "This is as short as it gets";

export const isEdited = ({ text, card }: Draft): boolean => text.trim() !== card.text;

/** Why a draft cannot be said as it is, in the words of its field. */
export function problemOf({ text }: Draft): string | undefined {
	const { length } = text.trim();
	if (length === 0) return "There are no words to say";
	return length > limits.speechCharacters
		? `At most ${limits.speechCharacters} characters can be said at once`
		: undefined;
}
