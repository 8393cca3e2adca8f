import type { Answer } from "@sayso/contract/entities/answer.ts";
import { limits } from "@sayso/contract/limits.ts";

/** A picked reply that the person previews or changes before it is spoken. */
export interface Draft {
	/** Previewed, changed word by word, or edited as text. */
	step: "preview" | "words" | "text";
	card: Answer;
	/** The index of the card among those it was picked from; undefined if it was picked from a list. */
	place: number | undefined;
	text: string;
	/** The texts for Undo and Redo; the last item is the next one. */
	past: readonly string[];
	future: readonly string[];
	/** The last change was typed: further typing belongs to it. */
	isTyping: boolean;
	/** Shorter was requested, and no word can be dropped. */
	isShortest: boolean;
}

export const pickToChange = "Pick the reply to change";
export const cannotBeShorter = "This is as short as it gets";

export const isEdited = ({ text, card }: Draft): boolean => text.trim() !== card.text;

/** Why a draft cannot be spoken, as the message of its field. */
export function problemOf({ text }: Draft): string | undefined {
	const { length } = text.trim();
	if (length === 0) return "There are no words to say";
	return length > limits.speechCharacters
		? `At most ${limits.speechCharacters} characters can be said at once`
		: undefined;
}
