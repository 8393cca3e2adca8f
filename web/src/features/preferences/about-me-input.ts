import { firstWords, wordCount } from "@sayso/contract/rules/about-me.ts";

/**
 * What About Me holds after something was typed or pasted: words beyond `most` are refused. A text that came with more,
 * from a larger plan, loses nothing of itself; it can only get shorter.
 */
export function acceptedText(before: string, typed: string, most: number): string {
	if (wordCount(before) <= most) return firstWords(typed, most);
	return wordCount(typed) <= wordCount(before) ? typed : before;
}
