import type { Closing } from "@sayso/contract/v1/ws.ts";
import type { Tokens } from "@sayso/model-replies/model-writer.ts";

/** Whose voice speaks: Sayso's own engine, a voice server that the configuration names, or a vendor with whom people banked theirs. */
export type Speaker = "built-in" | "local" | "vendor" | "own";

/** What is counted while the product runs: how much and how long, never whose it was nor which words. */
export interface Metrics {
	/** A request was answered. `route` is the template of its address, never the address. */
	request(answered: { method: string; route: string; status: number; seconds: number }): void;
	/** From the request for replies to the first card given out. `basic`: it is the built-in engine's. */
	firstCard(seconds: number, basic: boolean): void;
	/** From the end of the sound to the last of what was heard. */
	lastWords(seconds: number): void;
	/** From the request for speech to the sound, or from when an engine began to stand in for another. */
	sound(seconds: number, by: Speaker): void;
	/** Another voice spoke in place of the one that was wanted. */
	stoodIn(wanted: Exclude<Speaker, "built-in">): void;
	listeningEnded(closing: Closing): void;
	tokens(spent: Tokens): void;
	job(kind: string, outcome: "done" | "failed"): void;
	/** All of it, in Prometheus' text format. */
	print(): Promise<string>;
}
