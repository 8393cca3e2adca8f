import type { Usage } from "@sayso/contract/entities/usage.ts";
import type { ReplyRequest, TurnPlan } from "@sayso/replies";

/** Tokens as a language model counts them. */
export type Tokens = Usage["tokensUsed"];

/** A language model that writes the replies to a turn. */
export interface ModelWriter {
	/**
	 * The elements that the model writes, each as soon as it is complete: of any shape and unchecked.
	 * @throws if it wrote nothing
	 */
	write(request: ReplyRequest, plan: TurnPlan, signal: AbortSignal, caller?: WriterCaller): AsyncIterable<unknown>;
	/** Reads a turn that the partner is still saying. Absent if the model would gain nothing. */
	prepare?(request: ReplyRequest, personId: string): Promise<void>;
}

interface WriterCaller {
	/** The person whose turn it is, for a model that several people share. */
	personId?: string | undefined;
	spend?(tokens: Tokens): void;
	/** Called at the first output of the model. */
	stir?(): void;
}
