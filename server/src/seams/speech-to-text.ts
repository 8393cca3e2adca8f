/** One transcription of one audio stream. Iterate it to receive the text. */
export interface Listening extends AsyncIterable<Heard> {
	/** Accepts 16-bit little-endian mono audio at the rate given to `open`. Never blocks; never throws. */
	push(pcm: Uint8Array): void;
	/** Ends the audio: the rest is emitted as `final`s, then the iteration ends. */
	finish(): void;
	/** Releases everything at once; the iteration ends without further text. */
	abort(): void;
	/** The name of the recogniser in use now, as the interface shows it, if it may differ from the one asked for. */
	readonly label?: string;
}

/** A `partial` replaces the last partial; a `final` ends it and is never changed. */
export interface Heard {
	type: "partial" | "final";
	text: string;
	/** The sample position up to which this text was heard. After a `final`, no further text comes from before it. */
	until: number;
}

export interface SpeechToText {
	readonly name: string;
	/** The name that the interface shows. */
	readonly label: string;
	/** True when a better recogniser can be configured. */
	readonly basic: boolean;
	/** The maximum number of listenings at once; `Infinity` if there is no limit. Callers never open more. */
	readonly capacity: number;
	/** Whether a listening could be opened now. */
	available(): Promise<boolean>;
	/**
	 * @param options.sampleRate Hz
	 * @param options.words names and other words to expect, for a recogniser that supports them: at most 100 together
	 * with `names`, of 100 characters each
	 * @param options.names further words to expect, which must never be sent to a vendor
	 * @param options.traceparent the parent span, for a recogniser in another process of Sayso's
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
