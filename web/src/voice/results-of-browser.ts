interface Result {
	text: string;
	isFinal: boolean;
}

/**
 * Reads the results of a browser's recogniser since it began. Some browsers send each state of a growing sentence as a separate
 * final ("hi", "hi how", "hi how are you") and repeat finals: words already returned as final are counted and skipped.
 * @returns the new final words, and those that may still change
 */
export function resultsOfBrowser(): (results: SpeechRecognitionResultList) => { final: string; partial: string } {
	let emitted = 0;
	return (results) => {
		const pieces = withoutGrowth(Array.from(results, resultOf));
		const words = pieces.flatMap(({ text }) => wordsOf(text));
		const open = pieces.findIndex(({ isFinal }) => !isFinal);
		const closed = pieces.slice(0, open < 0 ? undefined : open).flatMap(({ text }) => wordsOf(text)).length;
		const final = words.slice(emitted, closed).join(" ");
		emitted = Math.max(emitted, closed);
		return { final, partial: words.slice(emitted).join(" ") };
	};
}

/** Chrome on Android marks every result as final; those that may still change have no confidence there. */
const isAndroid = () => /android/i.test(globalThis.navigator?.userAgent ?? "");

function resultOf(result: SpeechRecognitionResult): Result {
	const { transcript = "", confidence } = result[0] ?? {};
	return { text: transcript.trim(), isFinal: result.isFinal && !(isAndroid() && confidence === 0) };
}

/** Keeps only the last state of a growing sentence. A repeated word is not growth, unless all words are repeated. */
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
