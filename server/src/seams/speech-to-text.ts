/** One recognition of one listening. Iterate it for what was heard. */
export interface Listening extends AsyncIterable<Heard> {
	/** Takes 16-bit little-endian mono sound at the rate given to `open`. Never blocks; never throws. */
	push(pcm: Uint8Array): void;
	/** No more sound comes: what is left is heard as `final`s, then the iteration ends. */
	finish(): void;
	/** Gives everything back at once; the iteration ends without another word. */
	abort(): void;
	/** Who hears it now, as the screen names them, where that may be another than was asked. */
	readonly label?: string;
}

/** `partial` replaces the last partial; `final` ends it and is never taken back. */
export interface Heard {
	type: "partial" | "final";
	text: string;
	/** Samples of this listening's sound it was heard in: of what came before, nothing more is heard after a `final`. */
	until: number;
}

export interface SpeechToText {
	readonly name: string;
	/** As the screen names it. */
	readonly label: string;
	/** True when a better recogniser can be configured. */
	readonly basic: boolean;
	/** Listenings at once; `Infinity` where it sets no limit. Nobody opens more. */
	readonly capacity: number;
	/** Whether a listening could be opened now. */
	available(): Promise<boolean>;
	/**
	 * @param options.sampleRate Hz
	 * @param options.words names and other words to expect, for a recogniser that can be told: at most 100 with `names`, of 100
	 * characters
	 * @param options.names more of them, which leave the operator's machines for nobody
	 * @param options.traceparent the span it is beneath, for a recogniser of another process of Sayso's
	 * @throws {SeamError} when it cannot listen; during the iteration, when the recogniser is lost
	 */
	open(options: {
		sampleRate: number;
		signal: AbortSignal;
		words?: readonly string[];
		names?: readonly string[];
		traceparent?: string | undefined;
	}): Promise<Listening>;
	close(): Promise<void>;
}
