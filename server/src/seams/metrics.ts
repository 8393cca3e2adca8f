import type { Closing } from "@sayso/contract/v1/ws.ts";
import type { Tokens } from "./reply-generation.ts";

/** What is counted while the product runs: how much and how long, never whose it was nor which words. */
export interface Metrics {
	/** A request was answered. `route` is the template of its address, never the address. */
	request(answered: { method: string; route: string; status: number; seconds: number }): void;
	/** From the request for replies to the first card given out. `basic`: it is the built-in engine's. */
	firstCard(seconds: number, basic: boolean): void;
	/** From the end of the sound to the last of what was heard. */
	lastWords(seconds: number): void;
	/** From the request for speech to the sound. */
	sound(seconds: number): void;
	listeningEnded(closing: Closing): void;
	tokens(spent: Tokens): void;
	job(kind: string, outcome: "done" | "failed"): void;
	/** All of it, in Prometheus' text format. */
	print(): Promise<string>;
}
