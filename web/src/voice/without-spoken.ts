/** A transcribed or spoken word, and its letters alone. */
interface Word {
	text: string;
	letters: string;
}

/** Scores of the alignment: how well two words match, and the cost of a mismatch or gap. */
const score = { same: 2, near: 1, other: -1, skipped: -1 } as const;
/** The share of common letters from which two words may be one transcribed wrongly. */
const nearness = 0.5;
/** The fewest words of a text that must match together; of a shorter text, all. */
const fewest = 2;
/** The words of a text that may be transcribed after its end, because its sound is still on the way. */
const tail = 2;

/**
 * Removes from a transcript the words that were being spoken at the time: whole runs, even with some words transcribed wrongly. A
 * single word stays, unless it is the whole spoken text; so do the words between matches.
 * @param wasUnheard no microphone picked up the utterance: matching words are the partner's. Only its last words may follow it,
 * before anyone else's
 */
export function withoutSpoken(heard: string, spoken: string, wasUnheard = false): string {
	const words = wordsOf(heard);
	const line = wordsOf(spoken);
	const left = wasUnheard && line.length > tail ? withoutTail(words, line.slice(-tail)) : without(words, line);
	if (left.length === words.length) return heard;
	return left.map(({ text }) => text).join(" ");
}

const wordsOf = (text: string): Word[] =>
	text
		.split(/\s+/)
		.map((word) => ({ text: word, letters: word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") }))
		.filter(({ letters }) => letters);

function withoutTail(heard: readonly Word[], last: readonly Word[]): readonly Word[] {
	return last.every(({ letters }, at) => heard[at]?.letters === letters) ? heard.slice(tail) : heard;
}

function without(heard: readonly Word[], spoken: readonly Word[]): Word[] {
	const run = bestRun(heard, spoken);
	if (!run || run.found < Math.min(fewest, spoken.length)) return [...heard];
	const [first, last] = [run.pairs[0], run.pairs.at(-1)];
	if (!first || !last) return [...heard];
	const own = new Set(run.pairs.map(([at]) => at));
	return [
		...without(heard.slice(0, first[0]), spoken.slice(0, first[1])),
		...heard.slice(first[0], last[0] + 1).filter((_, index) => !own.has(first[0] + index)),
		...without(heard.slice(last[0] + 1), spoken.slice(last[1] + 1)),
	];
}

interface Run {
	/** Pairs of positions, in the transcript and in the spoken text. */
	pairs: [number, number][];
	/** The number of equal words. */
	found: number;
}

/** The best local alignment (Smith–Waterman). */
function bestRun(heard: readonly Word[], spoken: readonly Word[]): Run | undefined {
	const width = spoken.length + 1;
	const scores = new Float32Array((heard.length + 1) * width);
	let best = 0;
	for (const [at, word] of heard.entries())
		for (const [place, other] of spoken.entries()) {
			const cell = (at + 1) * width + place + 1;
			const value = Math.max(
				0,
				(scores[cell - width - 1] ?? 0) + likeness(word, other),
				(scores[cell - width] ?? 0) + score.skipped,
				(scores[cell - 1] ?? 0) + score.skipped,
			);
			scores[cell] = value;
			if (value > (scores[best] ?? 0)) best = cell;
		}
	if (!scores[best]) return undefined;
	const run: Run = { pairs: [], found: 0 };
	for (let cell = best; (scores[cell] ?? 0) > 0; ) {
		const [at, place] = [Math.floor(cell / width) - 1, (cell % width) - 1];
		const [word, other] = [heard[at], spoken[place]];
		if (!word || !other) break;
		const like = likeness(word, other);
		if (scores[cell] === (scores[cell - width - 1] ?? 0) + like) {
			// A word unlike any spoken word is the partner's.
			if (like > 0) run.pairs.unshift([at, place]);
			if (like === score.same) run.found += 1;
			cell -= width + 1;
		} else cell -= scores[cell] === (scores[cell - width] ?? 0) + score.skipped ? width : 1;
	}
	return run;
}

function likeness(word: Word, other: Word): number {
	if (word.letters === other.letters) return score.same;
	return common(word.letters, other.letters) >= nearness ? score.near : score.other;
}

/** The share of letters in the same order, relative to the longer word. */
function common(one: string, other: string): number {
	let row = new Array<number>(other.length + 1).fill(0);
	for (const letter of one) {
		const next = [0];
		for (let at = 0; at < other.length; at++)
			next.push(letter === other[at] ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
		row = next;
	}
	return (row.at(-1) ?? 0) / Math.max(one.length, other.length);
}
