const words = (text: string) => text.match(/\S+/g) ?? [];

/** A line that names what must never be said. It does not count as words about the person, so one more always fits. */
const refusal = /^[ \t]*never say:/i;

/** The number of words that the live count shows: separated by spaces, without lines of what must never be said. */
export const wordCount = (text: string): number => words(countedLines(text).join("\n")).length;
const countedLines = (text: string) => text.split(/\r?\n/).filter((line) => !refusal.test(line));

/** The text without the words after the `most`-th; lines of what must never be said stay. */
export function firstWords(text: string, most: number): string {
	if (wordCount(text) <= most) return text;
	let left = most;
	const lines = text.split("\n").flatMap((line) => {
		if (refusal.test(line)) return [line];
		if (left <= 0) return [];
		const found = [...line.matchAll(/\S+/g)];
		const last = found[left - 1];
		left -= found.length;
		return [last && left <= 0 ? line.slice(0, last.index + last[0].length) : line];
	});
	return lines.join("\n");
}

/** The message for an About Me that is longer than a plan allows. */
export const tooManyWords = (most: number): string => `About Me can have at most ${most} words`;
