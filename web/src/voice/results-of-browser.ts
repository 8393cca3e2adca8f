interface Result {
	text: string;
	isFinal: boolean;
}

/**
 * Reads what a browser's recogniser has heard since it began. Some give each state of a growing sentence as a final result of its own
 * ("hi", "hi how", "hi how are you"), and finals once more: what was read as final is counted in words, and never read again.
 *
 * @returns what is final and new, and what may still change
 */
export function resultsOfBrowser(): (results: SpeechRecognitionResultList) => { final: string; partial: string } {
	let told = 0;
	return (results) => {
		const pieces = withoutGrowth(Array.from(results, resultOf));
		const words = pieces.flatMap(({ text }) => wordsOf(text));
		const open = pieces.findIndex(({ isFinal }) => !isFinal);
		const closed = pieces.slice(0, open < 0 ? undefined : open).flatMap(({ text }) => wordsOf(text)).length;
		const final = words.slice(told, closed).join(" ");
		told = Math.max(told, closed);
		return { final, partial: words.slice(told).join(" ") };
	};
}

/** Chrome on Android calls everything final; what may still change has no confidence there. */
const isAndroid = () => /android/i.test(globalThis.navigator?.userAgent ?? "");

function resultOf(result: SpeechRecognitionResult): Result {
	const { transcript = "", confidence } = result[0] ?? {};
	return { text: transcript.trim(), isFinal: result.isFinal && !(isAndroid() && confidence === 0) };
}

/** Of a sentence and what it grew to only the last stays. A word that is said twice is no growth, but where all is given twice. */
function withoutGrowth(results: readonly Result[]): Result[] {
	const kept: Result[] = [];
	for (const result of results) {
		const before = kept.at(-1);
		if (before?.text && grewTo(wordsOf(before.text), wordsOf(result.text))) kept.pop();
		if (result.text) kept.push(result);
	}
	return kept;
}

const grewTo = (before: string[], now: string[]): boolean =>
	(now.length > before.length || (isAndroid() && now.length === before.length)) &&
	before.every((word, at) => plain(word) === plain(now[at] ?? ""));

const wordsOf = (text: string): string[] => text.match(/\S+/gu) ?? [];
const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, "");
