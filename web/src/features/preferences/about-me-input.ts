import { firstWords, wordCount } from "@sayso/contract/rules/about-me.ts";

/**
 * What About Me holds after something was typed or pasted, wherever in it: of what is new, as many words stay as there
 * is room for, and nothing of what stood there goes. A text that came with more than `most`, from a larger plan, is kept
 * whole; it can only get shorter.
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
	// What is added may join the words it stands between, or part them: one more or less than their sum.
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
