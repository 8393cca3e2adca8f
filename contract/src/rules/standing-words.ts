/** Shown words of a lost recogniser. They stay until the next one has transcribed as much of the same audio. */
export interface StandingWords {
	text: string;
	/** The sample position at which they end. */
	until: number;
	/** The next recogniser has begun to transcribe them. */
	isMet: boolean;
}

/** What happens to the standing words when the next recogniser emits text. */
export interface Met {
	/** It did not transcribe them: they become final before its text. */
	isMissed: boolean;
	/** What remains of them. */
	standing: StandingWords | undefined;
	/** Whether to emit its text: a partial that is shorter than the standing words is withheld. */
	isEmitted: boolean;
}

/**
 * @param heard.until the sample position at which the text ends; undefined if it is not known
 * @param late samples by which a recogniser's first words may follow their audio
 */
export function meetStanding(
	standing: StandingWords,
	{ type, text, until }: { type: "partial" | "final"; text: string; until: number | undefined },
	late: number,
): Met {
	const words = wordsOf(text);
	const stood = wordsOf(standing.text);
	const comesLater = until !== undefined && until > standing.until + late;
	if (!standing.isMet && words.length > 0 && comesLater && !areFoundIn(stood, words))
		return { isMissed: true, standing: undefined, isEmitted: true };
	if (type === "partial") {
		const isEmitted = words.length >= stood.length;
		const isMet = standing.isMet || words.length > 0;
		return { isMissed: false, standing: isEmitted ? undefined : { ...standing, isMet }, isEmitted };
	}
	// It may have ended an utterance earlier than the lost recogniser, and still transcribe the rest.
	const rest = until !== undefined && until < standing.until ? restAfter(stood, words) : [];
	const isRest = rest.length > 0;
	return {
		isMissed: false,
		standing: isRest ? { text: rest.join(" "), until: standing.until, isMet: false } : undefined,
		isEmitted: true,
	};
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Whether at least half of `some` are in `others`, in order. */
const areFoundIn = (some: readonly string[], others: readonly string[]): boolean =>
	(commonWords(some, others).at(-1)?.at(-1) ?? 0) * 2 >= some.length;

/**
 * The standing words that a final, which ended before them, does not cover. Both texts are aligned, because one
 * recogniser leaves out an "um" and another writes "twenty five" as 25. After the last common word, each word of the
 * final stands for one.
 */
function restAfter(stood: readonly string[], words: readonly string[]): readonly string[] {
	const common = commonWords(stood, words);
	const most = common.at(-1)?.at(-1) ?? 0;
	const until = common.findIndex((row) => row.at(-1) === most);
	const end = common[until]?.indexOf(most) ?? 0;
	const others = words.slice(end);
	return others.some((word) => /\d/.test(word)) ? [] : stood.slice(until + others.length);
}

/** The number of common words, in order, of each beginning of `some` and each beginning of `others`. */
function commonWords(some: readonly string[], others: readonly string[]): number[][] {
	const letters = others.map(lettersOf);
	const rows = [new Array<number>(letters.length + 1).fill(0)];
	for (const word of some.map(lettersOf)) {
		const before = rows.at(-1) ?? [];
		const row = [0];
		for (const [at, other] of letters.entries())
			row.push(word === other ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, row[at] ?? 0));
		rows.push(row);
	}
	return rows;
}
