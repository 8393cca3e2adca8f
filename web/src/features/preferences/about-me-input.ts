import { firstWords, wordCount } from "@sayso/contract/rules/about-me.ts";

/**
 * The text of About Me after typing or pasting anywhere in it: of the new words as many stay as fit, and no old word is lost. A
 * text that already has more than `most` words, from a larger plan, stays whole and can only get shorter.
 */
export function acceptedText(before: string, typed: string, most: number): string {
	const room = Math.max(most, wordCount(before));
	if (wordCount(typed) <= room) return typed;
	const head = sameLength(before, typed, (text, at) => text[at]);
	const tail = sameLength(before.slice(head), typed.slice(head), (text, at) => text[text.length - 1 - at]);
	const added = typed.slice(head, typed.length - tail);
	const gap = added.slice(added.trimEnd().length);
	const withOnly = (words: number) =>
		typed.slice(0, head) + firstWords(added, words).trimEnd() + gap + typed.slice(typed.length - tail);
	// Added text may join or split words at its ends, so the count can differ from the sum by one or more.
	for (let words = Math.min(room, wordCount(added)); words > 0; words--)
		if (wordCount(withOnly(words)) <= room) return withOnly(words);
	return before;
}

/** How many characters two texts share, read by `character` from one of their ends. */
function sameLength(one: string, other: string, character: (text: string, at: number) => string | undefined): number {
	const most = Math.min(one.length, other.length);
	let length = 0;
	while (length < most && character(one, length) === character(other, length)) length++;
	return length;
}
