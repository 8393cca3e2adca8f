const token =
	/\d{1,2}(?::?[0-5]\d)?[ap]\.?m\b\.?|\d*(?:1\dth|1st|2nd|3rd|[04-9]th)\b|\d+(?:[.,/:-]\d+)*|\p{L}+?(?=n't\b)|n't\b|can(?=not\b)|'(?:s|re|ve|ll|d)\b|\p{L}-\p{L}+|\p{L}+'(?!(?:s|re|ve|ll|d)\b)\p{L}+|\p{L}[\p{L}\p{N}]*|\.{2,}|--|\S/giu;

/**
 * The words of a text, as they are written. A contraction comes as two (`do` `n't`, `you` `'re`) unless it is "I'm", which our
 * teacher takes for one; a mark is a word of its own; numbers, times, "o'clock" and "e-mail" stay whole.
 */
export function tokensOf(text: string): string[] {
	return text.match(token) ?? [];
}
