import type { Closing } from "@sayso/contract/v1/ws.ts";
import type { Tokens } from "@sayso/model-replies/model-writer.ts";

/**
 * Which voice speaks: Sayso's built-in engine, a configured voice server, or a vendor with whom people banked their own
 * voice.
 */
export type Speaker = "built-in" | "local" | "vendor" | "own";

/** Counters and timings of the running product: never about a single person, never any words. */
export interface Metrics {
	/** Counts an answered request. `route` is the template of its path, never the path itself. */
	request(answered: { method: string; route: string; status: number; seconds: number }): void;
	/** The time from the request for replies to the first card. `basic`: the card is from the built-in engine. */
	firstCard(seconds: number, basic: boolean): void;
	/** The time from the end of the audio to the last text. */
	lastWords(seconds: number): void;
	/** The time from the request for speech to the audio, or from the moment a fallback engine started. */
	sound(seconds: number, by: Speaker): void;
	/** Counts speech by a fallback voice instead of the wanted one. */
	stoodIn(wanted: Exclude<Speaker, "built-in">): void;
	listeningEnded(closing: Closing): void;
	tokens(spent: Tokens): void;
	job(kind: string, outcome: "done" | "failed"): void;
	/** All metrics, in Prometheus' text format. */
	print(): Promise<string>;
}
