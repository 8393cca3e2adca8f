import { wordsOf } from "../hearing/normalise.ts";

/** Where a sentence may end before it does. */
const boundary =
	/,? (?=(?:who|which|where|when|while|until|till|with|in|at|for|on|from|since|mostly|because|after|before|though|especially|every|round|if|whose|so|called|named|by|as|now|but)\b)/g;
/** And where a list may: a reply need not have all its items. */
const between = /,? (?=(?:and|or)\b)|, (?!(?:and|or)\b)/g;
const number = /^(?:and |or )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)\b/i;
/** Wants more after it. */
const dangling =
	/\b(?:live|lives|lived|am|is|was|were|are|be|from|an?|the|my|our|of|and|or|to|used|called|named|who|which|not|though|but|mostly|especially|so|because|work|worked|take|came|went|moved|born|grew|go|in|at|for|on|with|it's|I'm|I've)$/i;
/** What comes after it changes what is said. */
const turning = /\b(?:but|though|although|unless|except|only)\b/i;

/** What a sentence is cut to. */
export interface Cut {
	/** Words. */
	most: number;
	/** Whether every item of a list must stay: of what one cannot have, half would do harm. */
	isWhole: boolean;
	/** Whether what is left still says what it was wanted for. */
	keeps: (part: string) => boolean;
}

/** The most of a sentence, from its beginning, that is a sentence too; nothing where there is no such. */
export function brief(sentence: string, { most, isWhole, keeps }: Cut): string | undefined {
	if (wordsOf(sentence).length <= most && keeps(sentence)) return sentence;
	return [boundary, ...(isWhole ? [] : [between])]
		.flatMap((pattern) => [...sentence.matchAll(pattern)].map(({ index, 0: gap }) => ({ index, gap })))
		.filter(({ index, gap }) => !number.test(sentence.slice(index + gap.length)))
		.sort((a, b) => a.index - b.index)
		.map(({ index }) => sentence.slice(0, index))
		.filter((part) => wordsOf(part).length <= most && wordsOf(part).length > 2)
		.filter((part) => !dangling.test(part) && !turning.test(part))
		.map((part) => `${part}.`)
		.findLast(keeps);
}
