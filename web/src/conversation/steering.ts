import type { Answer } from "@sayso/contract/entities/answer.ts";
import type { Steer } from "@sayso/contract/v1/generate.ts";

/** How the person steered the replies. */
export interface Steering {
	/** The steer of the replies that show, or that are requested. */
	steer: Steer | undefined;
	/** The replies before it, restored when the steer is removed. */
	before: readonly (Answer | undefined)[];
	/** Indexes of the selected words of the prompt, in order. */
	named: readonly number[];
	/** Words are being selected or typed. */
	isNaming: boolean;
}

export const unsteered: Steering = { steer: undefined, before: [], named: [], isNaming: false };

export type Direction = Extract<Steer, { direction: unknown }>["direction"];

/** The directions in the order of their chips, with their labels and their announcements. */
export const directions: readonly { direction: Direction; label: string; announced: string }[] = [
	{ direction: "agree", label: "Agree", announced: "more agreeing" },
	{ direction: "disagree", label: "Disagree", announced: "more disagreeing" },
	{ direction: "ask", label: "Ask", announced: "more questions" },
	{ direction: "joke", label: "Joke", announced: "lighter" },
	{ direction: "shorter", label: "Shorter", announced: "shorter" },
	{ direction: "serious", label: "More serious", announced: "more serious" },
];

/** The words for an announcement: selected ones as a list, typed ones unchanged. */
export const listed = (words: readonly string[], { named }: Pick<Steering, "named">): string =>
	words.join(named.length > 0 ? ", " : " ");

/** Describes a steered set in words. */
export function describeSteer(steer: Steer, steering: Pick<Steering, "named">): string {
	if ("words" in steer) return `about ${listed(steer.words, steering)}`;
	return directions.find(({ direction }) => direction === steer.direction)?.announced ?? "";
}

export const isSame = (a: Steer, b: Steer | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The most words of a steer, and the most characters of each, from the contract. */
export const most = { words: 3, characters: 30 } as const;

/** Words without meaning of their own. */
const empty = new Set(
	`a about am an and any are as at be been being but by can could did do does for from had has have he her him his how i if
	in is it its me my of on or our she should so some than that the their them then there these they this those to us was we
	were what when where which who why will with would you your`.split(/\s+/),
);

/** A part of the prompt between spaces; `word`: the selectable word in it, without punctuation. */
export interface PromptPart {
	text: string;
	word: string | undefined;
}

/** Splits the prompt into parts, in order. */
export function partsOf(prompt: string): PromptPart[] {
	return prompt
		.split(/\s+/)
		.filter(Boolean)
		.map((text) => {
			const word = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(text)?.[0];
			return { text, word: word && word.length <= most.characters && !empty.has(plain(word)) ? word : undefined };
		});
}

/** "I'm" counts like "I". */
const plain = (word: string) => word.toLowerCase().replace(/['’].*$/, "");

/** The words of a prompt at some indexes. */
export const wordsAt = (prompt: string, places: readonly number[]): string[] => {
	const parts = partsOf(prompt);
	return places.flatMap((place) => parts[place]?.word ?? []);
};

/** The typed text as words of a steer; undefined if they are too many, too long or empty. */
export function typedWords(text: string): string[] | undefined {
	const words = text.split(/\s+/).filter(Boolean);
	const fit = words.length > 0 && words.length <= most.words && words.every((word) => word.length <= most.characters);
	return fit ? words : undefined;
}
