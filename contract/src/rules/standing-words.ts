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
	const rest = until !== undefined && until < standing.until ? stood.slice(words.length) : [];
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
function areFoundIn(some: readonly string[], others: readonly string[]): boolean {
	const letters = others.map(lettersOf);
	let row = new Array<number>(letters.length + 1).fill(0);
	for (const word of some.map(lettersOf)) {
		const next = [0];
		for (const [at, other] of letters.entries())
			next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
		row = next;
	}
	return (row.at(-1) ?? 0) * 2 >= some.length;
}
