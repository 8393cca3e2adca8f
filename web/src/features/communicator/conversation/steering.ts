import type { Answer } from "@sayso/contract/entities/answer.ts";
import type { Steer } from "@sayso/contract/v1/generate.ts";

/** Where the person turned the replies. */
export interface Steering {
	/** What the replies that show, or are asked for, are turned by. */
	steer: Steer | undefined;
	/** The replies of before it, which come back when it is let go. */
	before: readonly (Answer | undefined)[];
	/** Places of the words chosen from the prompt, in its order. */
	named: readonly number[];
	/** Words are being chosen or typed. */
	isNaming: boolean;
}

export const unsteered: Steering = { steer: undefined, before: [], named: [], isNaming: false };

export type Direction = Extract<Steer, { direction: unknown }>["direction"];

/** The directions in the order of their chips, as a chip says them and as a set of them is announced. */
export const directions: readonly { direction: Direction; label: string; told: string }[] = [
	{ direction: "agree", label: "Agree", told: "more agreeing" },
	{ direction: "disagree", label: "Disagree", told: "more disagreeing" },
	{ direction: "ask", label: "Ask", told: "more questions" },
	{ direction: "joke", label: "Joke", told: "lighter" },
	{ direction: "shorter", label: "Shorter", told: "shorter" },
	{ direction: "serious", label: "More serious", told: "more serious" },
];

/** Words as they are told: those that were chosen one by one as a list, those that were typed as they were. */
export const listed = (words: readonly string[], { named }: Pick<Steering, "named">): string =>
	words.join(named.length > 0 ? ", " : " ");

/** What a steered set is, in words. */
export function toldOf(steer: Steer, steering: Pick<Steering, "named">): string {
	if ("words" in steer) return `about ${listed(steer.words, steering)}`;
	return directions.find(({ direction }) => direction === steer.direction)?.told ?? "";
}

export const isSame = (a: Steer, b: Steer | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Words of a steer, and the characters of each, as the contract has them. */
export const most = { words: 3, characters: 30 } as const;

/** Words that say nothing alone. */
const empty = new Set(
	`a about am an and any are as at be been being but by can could did do does for from had has have he her him his how i if
	in is it its me my of on or our she should so some than that the their them then there these they this those to us was we
	were what when where which who why will with would you your`.split(/\s+/),
);

/** One stretch of the prompt between spaces; `word`: what may be chosen of it, without its marks. */
export interface PromptPart {
	text: string;
	word: string | undefined;
}

/** The prompt in parts, in its order. */
export function partsOf(prompt: string): PromptPart[] {
	return prompt
		.split(/\s+/)
		.filter(Boolean)
		.map((text) => {
			const word = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(text)?.[0];
			return { text, word: word && word.length <= most.characters && !empty.has(plain(word)) ? word : undefined };
		});
}

/** "I'm" says as little as "I". */
const plain = (word: string) => word.toLowerCase().replace(/['’].*$/, "");

/** The words at some places of a prompt. */
export const wordsAt = (prompt: string, places: readonly number[]): string[] => {
	const parts = partsOf(prompt);
	return places.flatMap((place) => parts[place]?.word ?? []);
};

/** What somebody typed, as words of a steer; undefined where they are too many, too long or none. */
export function typedWords(text: string): string[] | undefined {
	const words = text.split(/\s+/).filter(Boolean);
	const fit = words.length > 0 && words.length <= most.words && words.every((word) => word.length <= most.characters);
	return fit ? words : undefined;
}
