import type { Answer } from "@sayso/contract/entities/answer.ts";

interface Look {
	label: string;
	emoji: string;
	keyword: string;
}

/** A value and the whole sentence it is said in. */
export type Said = Look & { text: string };

/** A value that can be picked: it is said, or more is asked first. */
export type Choice = Said | (Look & { further: Choices });

/** The values a question may be answered with. */
export interface Choices {
	/** What is asked for, as the head of the list. */
	title: string;
	choices: readonly Choice[];
	/** A number that may not be among them, said. From 0. */
	numbered?: (number: number) => Said;
}

/** People and places of the person, by the names they have for them. */
export interface Known {
	people: readonly string[];
	places: readonly string[];
}

/** The reply that says a value. It takes no side. */
export const replyOf = ({ emoji, keyword, text }: Said): Answer => ({
	text,
	tone: "neutral",
	emoji,
	keyword,
});

/** A sentence as it is written: one capital, one full stop. */
export const sentence = (words: string): string => {
	const trimmed = words.trim();
	return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? "" : "."}`;
};
