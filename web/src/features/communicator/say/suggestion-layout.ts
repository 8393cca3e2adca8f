import { offered } from "../../../prediction/offered.ts";
import type { Size } from "../../../ui/places/fit.ts";

/** The layouts of the suggestions; `suggestions.module.css` has the same names. */
export interface SuggestionLayout {
	name: "wide" | "narrow" | "small" | "small-short" | "small-shortest" | "low" | "least";
	words: number;
	sentences: number;
}

/** Chooses the layout by the available space, so that the rest of the box stays visible. @param rem CSS pixels of a rem */
export function layoutFor({ width, height }: Size, rem: number): SuggestionLayout {
	const isNarrow = width < 40 * rem;
	if (height < (isNarrow ? 9.75 : 9) * rem) return { name: "least", words: 0, sentences: 0 };
	if (isNarrow && height < 16 * rem) {
		const name = height < 13 * rem ? "small-shortest" : "small-short";
		return { name, words: offered.small.words, sentences: 0 };
	}
	if (height < 19 * rem) return isNarrow ? { name: "small", ...offered.small } : { name: "low", ...offered.small };
	if (!isNarrow) return { name: "wide", ...offered.roomy };
	return height < 30 * rem ? { name: "small", ...offered.small } : { name: "narrow", ...offered.roomy };
}
