import type { ReplyRequest, TurnPlan } from "@sayso/replies";

/** What enforces the form of a model's answer: a grammar, a JSON schema, JSON mode, or only the prompt. */
export type AnswerForm = "grammar" | "schema" | "json" | "words";

/**
 * The result of asking a language model for one turn without a time limit, without a retry, and without fallback cards.
 */
export interface ModelTrial {
	/** Milliseconds to its first complete card, and to its end. */
	firstMs: number;
	wholeMs: number;
	/** How many cards the model was asked for, and how many were accepted. */
	wanted: number;
	used: number;
	/** The reasons for each card that was rejected. */
	refused: readonly (readonly string[])[];
	form: AnswerForm;
}

/** Diagnostics for an operator who sets up a language model. */
export interface ModelSetup {
	/** The address of the model server, and the model's name there. */
	readonly address: string | undefined;
	readonly model: string;
	/** The longest wait for the first card in milliseconds, however slow the model was measured. */
	readonly longestFirstCardMs: number;
	/**
	 * The models that the server lists; undefined if it has no list.
	 * @throws {SeamError} with the status of the answer, 0 if the server cannot be reached, 408 if it takes too long
	 */
	models(signal: AbortSignal): Promise<string[] | undefined>;
	/** @throws {SeamError} if the answer contained no card at all, good or bad */
	trial(request: ReplyRequest, plan: TurnPlan, signal: AbortSignal): Promise<ModelTrial>;
}
