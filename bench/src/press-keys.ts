import type { Predict } from "../../web/src/prediction/predict.ts";

/** The predictions that are offered at a time. */
export interface Offered {
	words: number;
	sentences: number;
}

/** How a message was written by a person who overlooks no prediction. */
export interface Written {
	/** Keys and picks. */
	presses: number;
	characters: number;
	/** Milliseconds that each prediction took. */
	took: number[];
}

/**
 * Writes a message: if a prediction matches the message's next letters, the longest such one is picked, which is one
 * press; otherwise the next letter is typed, which is one press too. A space before a punctuation mark is overwritten
 * by it.
 */
export function write(message: string, predict: Predict, offered: Offered): Written {
	const took: number[] = [];
	let [text, presses] = ["", 0];
	while (text !== message) {
		const began = performance.now();
		const suggestions = predict(text, offered);
		took.push(performance.now() - began);
		const reached = suggestions.map(({ written }) => reachedBy(written, message));
		presses++;
		// A prediction that saves nothing over the next letter is not picked.
		text = message.slice(0, Math.max(text.length + 1, ...reached));
	}
	return { presses, characters: message.length, took };
}

/** How much of a message is written after a pick; 0 if the pick is not in it. */
function reachedBy(written: string, message: string): number {
	if (message.startsWith(written)) return written.length;
	const word = written.trimEnd();
	const isWhole = message.startsWith(word) && !/^[\p{L}\p{N}'’-]/u.test(message.slice(word.length));
	return isWhole ? word.length : 0;
}
