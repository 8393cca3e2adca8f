import type { Speeds, Unfit } from "../../../seams/reply-engines.ts";

/** What the server asks of the process that holds the language model, one message each. */
export type ToModel = { start: StartModel } | { ask: AskModel } | { cancel: number } | { prepare: PrepareModel };

export interface StartModel {
	modelPath: string;
	/** The fixed part of every prompt, read once. */
	instructions: string;
	/** The file that stores the state after the fixed part was read; undefined if there is no such file. */
	statePath: string | undefined;
	/** The number of conversations held at once. */
	sequences: number;
}

export interface AskModel {
	id: number;
	/** The person whose turn it is. */
	personId: string;
	/** The text after the fixed part. */
	prompt: string;
	/** The GBNF grammar that constrains the answer. */
	grammar: string;
	mostTokens: number;
	/** 0 to 2; undefined for the value that the model's makers advise. */
	temperature: number | undefined;
}

export interface PrepareModel {
	id: number;
	/** The person whose turn it will be. */
	personId: string;
	/** The beginning of the text after the fixed part. */
	beginning: string;
}

/** Answers of the model process. After `refused` the process ends. Errors contain no words of a conversation. */
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
