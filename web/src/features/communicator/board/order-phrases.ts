import type { Phrase } from "@sayso/contract/entities/phrase.ts";

/** In the person's own order, those said most first, or those said most at this part of the day. */
export type PhraseOrder = "own" | "used" | "time";

/** How the person wants their phrases now. `place`: where they say they are; empty for anywhere. */
export interface BoardOrder {
	order: PhraseOrder;
	place: string;
}

export const usualOrder: BoardOrder = { order: "own", place: "" };

/** The places of some phrases by name, each once. */
export const placesOf = (phrases: readonly { place: string }[]): string[] =>
	[...new Set(phrases.map(({ place }) => place).filter(Boolean))].sort((a, b) => a.localeCompare(b));

/**
 * Phrases in the order that is wanted: first those of the place, then those of no place, then those of others; none is hidden, as
 * somebody may have to say it anywhere.
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
