/** One change to the words of a reply. `at` is the index of a word. */
export type WordEdit =
	| { kind: "swap"; at: number; word: string }
	| { kind: "delete"; at: number }
	| { kind: "add"; at: number; side: "before" | "after"; word: string };

/** The words of a reply as its chips show them, each with its punctuation. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** A word without its punctuation: "Tea," is "Tea". */
export const coreOf = (word: string): string => split(word).core;

/** The text after one change. Its sentences keep their initial capitals and final punctuation; no other word changes. */
export function edited(text: string, edit: WordEdit): string {
	const words = wordsOf(text);
	const word = words[edit.at];
	return word === undefined ? text : withCapitals(changed(words, split(word), edit), words);
}

function changed(words: readonly string[], { before, core, after }: Split, edit: WordEdit): string[] {
	const { at } = edit;
	switch (edit.kind) {
		case "swap":
			return words.with(at, before + edit.word + after);
		case "add":
			return edit.side === "before"
				? words.toSpliced(at, 0, edit.word)
				: words.toSpliced(at, 1, before + core, edit.word + after);
		case "delete": {
			const left = words.toSpliced(at, 1);
			const previous = left[at - 1];
			if (previous === undefined || !endsSentence.test(after)) return left;
			const { before: opening, core: kept } = split(previous);
			return left.with(at - 1, opening + kept + after);
		}
	}
}

const endsSentence = /[.!?]$/;

/** Capitalises the first word of a sentence if the word it replaces was capitalised. */
function withCapitals(words: readonly string[], earlier: readonly string[]): string {
	const wantsCapital = /^\W*\p{Lu}/u.test(earlier[0] ?? "");
	return words
		.map((word, at) => {
			const begins = at === 0 ? wantsCapital : endsSentence.test(words[at - 1] ?? "");
			return begins ? word.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : word;
		})
		.join(" ");
}

interface Split {
	before: string;
	core: string;
	after: string;
}

function split(word: string): Split {
	const [, before = "", core = "", after = ""] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? [];
	return { before, core, after };
}
