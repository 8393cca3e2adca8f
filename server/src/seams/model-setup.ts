import type { ReplyRequest, TurnPlan } from "@sayso/replies";

/** What enforces the form of a model's answer: a grammar, a JSON schema, JSON mode, or the prompt alone. */
export type AnswerForm = "grammar" | "schema" | "json" | "words";

/** A turn asked of a language model with all the time it wants, no second try, and nothing filled. */
export interface ModelTrial {
	/** Milliseconds to its first whole card, and to its end. */
	firstMs: number;
	wholeMs: number;
	/** Cards that were wanted of it, and those that took a seat. */
	wanted: number;
	used: number;
	/** For each thing it wrote that took none, why. */
	refused: readonly (readonly string[])[];
	form: AnswerForm;
}

/** What somebody who sets up a language model wants to know of it. */
export interface ModelSetup {
	/** Where it is asked, and as what. */
	readonly address: string | undefined;
	readonly model: string;
	/** Milliseconds its first card is waited for at the most, however slow it was measured. */
	readonly longestFirstCardMs: number;
	/**
	 * The models that the server lists; undefined where it keeps no list.
	 * @throws {SeamError} with the status it answered with, 0 where it cannot be reached, 408 where it takes too long
	 */
	models(signal: AbortSignal): Promise<string[] | undefined>;
	/** @throws {SeamError} where nothing came that is a card, of any quality */
	trial(request: ReplyRequest, plan: TurnPlan, signal: AbortSignal): Promise<ModelTrial>;
}
