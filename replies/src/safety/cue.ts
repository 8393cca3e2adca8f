import { lately } from "../hearing/lately.ts";
import { firstKeys, keyOf } from "./first-words.ts";

/** A flag's cues as they are authored: see `data/README.md`. */
export interface Cues {
	/** One of these is enough. */
	certain: readonly string[];
	/** One of these is enough in a sentence that holds nothing `harmless`. */
	likely: readonly string[];
	harmless: readonly string[];
}

/** Reads sentences of `plainly` for one flag. */
export interface Detector {
	hears: (sentence: string) => boolean;
	/** Whether the sentence holds what makes anything but a certain cue harmless. */
	spares: (sentence: string) => boolean;
}

type Words = ReadonlyMap<string, string>;

/** Words between two parts of a cue: up to five, none of which turns the meaning round. */
const gap = String.raw`(?: (?!not\b|never\b|nobody\b)\w+){0,5}?`;

/** @throws when a cue names a class of words that there is not. */
export function detector({ certain, likely, harmless }: Cues, words: Words): Detector {
	const [sure, doubtful, spares] = [certain, likely, harmless].map((cues) => finder(cues, words)) as [
		Finder,
		Finder,
		Finder,
	];
	return { hears: (sentence) => sure(sentence) || (doubtful(sentence) && !spares(sentence)), spares };
}

type Finder = (sentence: string) => boolean;

/** Finds any of the cues: looks only for those that may begin with a word of the sentence. */
function finder(cues: readonly string[], words: Words): Finder {
	const anywhere: string[] = [];
	const byKey = new Map<string, Set<string>>();
	for (const cue of cues) {
		const keys = firstKeys(withWords(cue, words));
		if (!keys) anywhere.push(cue);
		for (const key of keys ?? []) byKey.set(key, (byKey.get(key) ?? new Set()).add(cue));
	}
	const everywhere = compile(anywhere, words);
	const patterns = new Map<string, RegExp>();
	const begins = (key: string, own: ReadonlySet<string>, sentence: string, at: number): boolean => {
		const pattern = patterns.get(key) ?? new RegExp(compile([...own], words) ?? "", "y");
		patterns.set(key, pattern);
		pattern.lastIndex = at;
		return pattern.test(sentence);
	};
	return (sentence) =>
		wordsIn(sentence).some(([key, at]) => {
			const own = byKey.get(key);
			return own !== undefined && begins(key, own, sentence, at);
		}) ||
		(everywhere?.test(sentence) ?? false);
}

/** The words of a sentence of `plainly`, by their keys, and where they stand. */
const wordsIn = lately((sentence: string): [key: string, at: number][] => {
	let at = 0;
	return sentence.split(" ").map((word) => {
		const found: [string, number] = [keyOf(word), at];
		at += word.length + 1;
		return found;
	});
});

/** One pattern of whole words for several cues; nothing when there is none. */
export function compile(cues: readonly string[], words: Words): RegExp | undefined {
	if (cues.length === 0) return undefined;
	const phrases = cues.map((cue) => withWords(cue, words).replaceAll(" .. ", `${gap} `));
	return new RegExp(String.raw`(?<!\w)(?:${phrases.join("|").replace(/(?<!\\)\((?!\?)/g, "(?:")})(?!\w)`);
}

/** Classes may be made of classes. */
function withWords(cue: string, words: Words): string {
	return cue.replace(/\{([a-z]+)\}/g, (_, name: string) => {
		const found = words.get(name);
		if (found === undefined) throw new Error(`No class of words is called ${name}`);
		return `(${withWords(found, words)})`;
	});
}
