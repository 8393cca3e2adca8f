/** How much is offered at a time: where there is room, and where there is little. */
export const offered = {
	roomy: { words: 4, sentences: 2 },
	small: { words: 3, sentences: 1 },
} as const;
