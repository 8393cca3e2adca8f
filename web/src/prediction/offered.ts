/** How many suggestions are shown, with much or little space. */
export const offered = {
	roomy: { words: 4, sentences: 2 },
	small: { words: 3, sentences: 1 },
} as const;
