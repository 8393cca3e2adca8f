import type { Usage } from "@sayso/contract/entities/usage.ts";
import type { ReplyRequest, TurnPlan } from "@sayso/replies";

/** Tokens as a language model counts them. */
export type Tokens = Usage["tokensUsed"];

/** A language model, asked for the replies to a turn. */
export interface ModelWriter {
	/**
	 * What the model writes, each thing as soon as it is closed: of any shape, and not checked yet.
	 * @throws where it wrote nothing at all
	 */
	write(request: ReplyRequest, plan: TurnPlan, signal: AbortSignal, caller?: WriterCaller): AsyncIterable<unknown>;
	/** Reads a turn that the partner is still saying. Absent if the model would gain nothing. */
	prepare?(request: ReplyRequest, personId: string): Promise<void>;
}

interface WriterCaller {
	/** Whose turn it is, for a model that several people share. */
	personId?: string | undefined;
	spend?(tokens: Tokens): void;
	/** Called with the first sign of the model. */
	stir?(): void;
}
