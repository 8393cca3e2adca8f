import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { Usage } from "@sayso/contract/entities/usage.ts";
import type { PlanRow, ReplyEngine, ReplyRequest } from "@sayso/replies";

/** Tokens as a language model counts them. */
export type Tokens = Usage["tokensUsed"];

export interface ReplyGeneration extends ReplyEngine {
	readonly name: string;
	/** As the screen names it. */
	readonly label: string;
	/** True when a better engine can be configured. */
	readonly basic: boolean;
	available(): Promise<boolean>;
	/** @param spend is called with the tokens a try has cost, also where it fails; an engine without a model never calls it */
	stream(
		request: ReplyRequest,
		plan: readonly PlanRow[],
		signal: AbortSignal,
		spend?: (tokens: Tokens) => void,
	): AsyncIterable<OfferedAnswer>;
}
