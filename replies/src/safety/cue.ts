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
	const [sure, doubtful, spared] = [certain, likely, harmless].map((cues) => compile(cues, words));
	const spares = (sentence: string) => spared?.test(sentence) ?? false;
	return {
		hears: (sentence) => sure?.test(sentence) || (doubtful?.test(sentence) && !spares(sentence)) || false,
		spares,
	};
}

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
