import type { Predict } from "../../web/src/prediction/predict.ts";

/** What is offered at a time. */
export interface Offered {
	words: number;
	sentences: number;
}

/** How a message was written by somebody who overlooks nothing that is offered. */
export interface Written {
	/** Keys and picks. */
	presses: number;
	characters: number;
	/** Milliseconds that each prediction took. */
	took: number[];
}

/**
 * Writes a message: whenever what is offered is the message's own next letters, the longest such is picked, which is one
 * press; else its next letter is typed, which is one, too. A space that stands before a mark is written over by it.
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
		// What its next letter reaches as well is worth no pick.
		text = message.slice(0, Math.max(text.length + 1, ...reached));
	}
	return { presses, characters: message.length, took };
}

/** How much of a message stands there once something was picked; 0 where that is not in it. */
function reachedBy(written: string, message: string): number {
	if (message.startsWith(written)) return written.length;
	const word = written.trimEnd();
	const isWhole = message.startsWith(word) && !/^[\p{L}\p{N}'’-]/u.test(message.slice(word.length));
	return isWhole ? word.length : 0;
}
