import type { Phrase } from "@sayso/contract/entities/phrase.ts";

/** The person's own order, the most used first, or the most used at this time of day first. */
export type PhraseOrder = "own" | "used" | "time";

/** The order the person chose. `place`: where they say they are; empty for anywhere. */
export interface BoardOrder {
	order: PhraseOrder;
	place: string;
}

export const usualOrder: BoardOrder = { order: "own", place: "" };

/** The place names of some phrases, each once. */
export const placesOf = (phrases: readonly { place: string }[]): string[] =>
	[...new Set(phrases.map(({ place }) => place).filter(Boolean))].sort((a, b) => a.localeCompare(b));

/**
 * Sorts phrases: first those of the current place, then those without a place, then the others. All stay visible, because a person
 * may need any phrase anywhere.
 */
export function orderPhrases(
	phrases: readonly Phrase[],
	{ order, place }: BoardOrder,
	hour = new Date().getHours(),
): Phrase[] {
	const part = Math.floor(hour / 6);
	const far = (phrase: Phrase) => (!place || phrase.place === place ? 0 : phrase.place === "" ? 1 : 2);
	const said = (phrase: Phrase) =>
		order === "own" ? 0 : order === "used" ? phrase.used : (phrase.usedAt[part] ?? 0) + phrase.used / 1e9;
	return [...phrases].sort((a, b) => far(a) - far(b) || said(b) - said(a) || a.position - b.position);
}
