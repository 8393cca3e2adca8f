/** One recogniser: takes mono audio at 16 kHz, returns words, one utterance at a time. Every call blocks. */
export interface Decoder {
	startUtterance(): void;
	/** Takes audio as it arrives. */
	process(samples: Int16Array): void;
	/** Takes a whole utterance at once; its words are more accurate than those after `process`. */
	processWhole(samples: Int16Array): void;
	/** Whether there was speech within the last half second; after `endUtterance`, within the utterance. */
	inSpeech(): boolean;
	endUtterance(): void;
	/** The best words for the utterance so far, or for the one just ended. */
	words(): string;
	/** Frees its memory. */
	close(): void;
}
