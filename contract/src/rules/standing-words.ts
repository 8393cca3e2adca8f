/** Words of a recogniser that was lost. They stay until the next has heard as much from the same sound. */
export interface StandingWords {
	text: string;
	/** Place in the sound, in samples, up to which they were heard. */
	until: number;
	/** The next has begun to hear them. */
	isMet: boolean;
}

/** What becomes of them when the next says something. */
export interface Met {
	/** It heard nothing of them: they become final before what it says. */
	isMissed: boolean;
	/** What of them stands on. */
	standing: StandingWords | undefined;
	/** Whether what it says is told: of fewer words than stand nobody is told until there are as many. */
	isTold: boolean;
}

/**
 * @param heard.until place up to which it was heard; undefined where that is not known
 * @param late samples by which the first words of a recogniser may come after the sound of them
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
		return { isMissed: true, standing: undefined, isTold: true };
	if (type === "partial") {
		const isTold = words.length >= stood.length;
		const isMet = standing.isMet || words.length > 0;
		return { isMissed: false, standing: isTold ? undefined : { ...standing, isMet }, isTold };
	}
	// It may have ended an utterance earlier than the one before it, and hears the rest yet.
	const rest = until !== undefined && until < standing.until ? restAfter(stood, words) : [];
	const isRest = rest.length > 0;
	return {
		isMissed: false,
		standing: isRest ? { text: rest.join(" "), until: standing.until, isMet: false } : undefined,
		isTold: true,
	};
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Whether half of some words or more are among others, in their order. */
const areFoundIn = (some: readonly string[], others: readonly string[]): boolean =>
	(commonWords(some, others).at(-1)?.at(-1) ?? 0) * 2 >= some.length;

/**
 * What of the words that stood was not heard by a final that ended before them. Both are laid side by side: one recogniser leaves
 * out an "um", another writes "twenty five" as 25. After the last word that both have, each word of the final stands for one.
 */
function restAfter(stood: readonly string[], words: readonly string[]): readonly string[] {
	const common = commonWords(stood, words);
	const most = common.at(-1)?.at(-1) ?? 0;
	const until = common.findIndex((row) => row.at(-1) === most);
	const end = common[until]?.indexOf(most) ?? 0;
	const others = words.slice(end);
	return others.some((word) => /\d/.test(word)) ? [] : stood.slice(until + others.length);
}

/** How many words the first so many of some and the first so many of others have in common, in their order. */
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
