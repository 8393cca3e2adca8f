/** One recogniser: mono sound at 16 kHz in, words out, an utterance at a time. Every call blocks. */
export interface Decoder {
	startUtterance(): void;
	/** Sound as it arrives. */
	process(samples: Int16Array): void;
	/** A whole utterance at once, which hears more than `process` can. */
	processWhole(samples: Int16Array): void;
	/** Whether there was speech within the last half second; after `endUtterance`, within the utterance. */
	inSpeech(): boolean;
	endUtterance(): void;
	/** The best words for the utterance so far, or for the one just ended. */
	words(): string;
	/** Gives its memory back. */
	close(): void;
}
