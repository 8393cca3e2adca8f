import type { Speeds, Unfit } from "../../../seams/reply-engines.ts";

/** What the server asks of the process that holds the language model, one message each. */
export type ToModel = { start: StartModel } | { ask: AskModel } | { cancel: number } | { prepare: PrepareModel };

export interface StartModel {
	modelPath: string;
	/** The fixed part of every prompt, read once. */
	instructions: string;
	/** File that keeps the state after the fixed part was read; undefined: none. */
	statePath: string | undefined;
	/** People whose conversations are held at once. */
	sequences: number;
}

export interface AskModel {
	id: number;
	/** Whose turn it is. */
	personId: string;
	/** What stands after the fixed part. */
	prompt: string;
	/** GBNF that the answer is held to. */
	grammar: string;
	mostTokens: number;
	/** 0 to 2; undefined: as the model's makers advise. */
	temperature: number | undefined;
}

export interface PrepareModel {
	id: number;
	/** Whose turn it will be. */
	personId: string;
	/** The beginning of what will stand after the fixed part. */
	beginning: string;
}

/** What it answers. After `refused` it ends. An error holds no words of a conversation. */
export type FromModel =
	| { library: "here" }
	| { refused: ModelRefusal }
	| { ready: Speeds }
	| { id: number; begun: true }
	| { id: number; line: string }
	| { id: number; end: { input: number; output: number } }
	| { id: number; failed: string }
	| { id: number; prepared: true };

export type ModelRefusal = Extract<Unfit, "library" | "template" | "file">;
