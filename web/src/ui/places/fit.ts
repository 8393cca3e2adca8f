/** A width and a height in CSS pixels. */
export interface Size {
	width: number;
	height: number;
}

/** Widths of letters in em in the app's semibold font, rounded up a little. */
const letterWidths: readonly (readonly [letters: RegExp, em: number])[] = [
	[/[iIljtfr.,:;'’!|() -]/, 0.33],
	[/[mwMW@—]/, 0.88],
	[/[A-Z0-9]/, 0.66],
];
const usualWidth = 0.56;
const lineHeight = 1.2;

const widthOf = (word: string): number =>
	Array.from(word).reduce((sum, letter) => {
		const known = letterWidths.find(([letters]) => letters.test(letter));
		return sum + (known?.[1] ?? usualWidth);
	}, 0);

/** The number of lines of so many em that a text needs; a longer word is broken. */
function linesOf(text: string, em: number): number {
	let lines = 1;
	let used = 0;
	for (const word of text.split(/\s+/)) {
		const width = widthOf(word);
		const space = used > 0 ? 0.28 : 0;
		if (used + space + width <= em) {
			used += space + width;
			continue;
		}
		if (used > 0) lines++;
		lines += Math.ceil(width / em) - 1;
		used = width % em;
	}
	return lines;
}

/** Sizes of text in CSS pixels for a rem of 16; the first is the smallest. */
const textSizes = [20, 22, 24, 28, 32, 36, 42, 48, 56] as const;

/**
 * The largest size in which a text fits into a box; undefined if it fits in no size.
 * @param rem CSS pixels of a rem
 */
export function fittingSize(text: string, { width, height }: Size, rem: number): number | undefined {
	const longest = Math.max(...text.split(/\s+/).map(widthOf));
	const [least] = textSizes;
	return textSizes
		.map((size) => (size * rem) / 16)
		.findLast((size) => {
			// Only in the smallest size may a word be broken.
			const breaks = longest * size > width && size > (least * rem) / 16;
			return !breaks && linesOf(text, width / size) * size * lineHeight <= height;
		});
}
