import type { Rule } from "./rule.ts";

/** Faces made of signs are left out. A digit is never taken for eyes, nor one behind a number for a mouth. */
export const faces: readonly Rule[] = [
	// takes: Yes :) → Yes | :-D → | :'( no → no | I know =) :P. → I know.
	// leaves: he's 8) | 8-D | 8D | =/p | 1) tea | 8*3 | note: 3 | (see p. 3) | Dear all:
	[/(?<=^|\s)[:;=][-']?(?:[()/|\\*]{1,5}|[DPp])(?=[\s.,!?]|$)/g, () => " "],
	// takes: Yes :3 → Yes | <3 → | you <33 → you
	// leaves: 5 :3 | at 8:3 | <3 kg | <3% | =3 | <30
	[
		/(?<=^|\s)(?<!\d\s):3(?=[\s.,!?]*$)|(?<=^|\s)<3{1,5}(?=[\s.,!?]|$)(?!\s?(?:[\d%°]|\p{L}{1,4}\b\/|[kmcµ]?[glm]\b))/gu,
		() => " ",
	],
];

const emoji = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20E3)+/gu;
/** Soft hyphens, characters that join and style emoji, and direction marks. */
const unseen = /\xAD|\u200B|\u2060|\uFE0E|\uFE0F|\uFEFF|[\u{E0020}-\u{E007F}]|(?<!\p{L})\u200D/gu;

/** The text with one form for characters that look alike, without emoji and invisible characters. */
export const plainly = (text: string): string =>
	text
		.normalize("NFC")
		.replace(/[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]+/gu, (odd) => odd.normalize("NFKC"))
		.replace(unseen, "")
		.replace(emoji, " ")
		.replace(/[\xA0\u2000-\u200A\u202F\u3000]|\s{2,}/g, " ");
