import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { Tokens } from "@sayso/model-replies/model-writer.ts";
import type { ReplyRequest, TurnPlan } from "@sayso/replies";
import type { ModelSetup } from "./model-setup.ts";

/** Makes the replies to a turn: exactly as many as the person wants, in card order. */
export interface ReplyGeneration {
	readonly name: string;
	/** The name that the interface shows. */
	readonly label: string;
	/** True when a better engine can be configured. */
	readonly basic: boolean;
	/**
	 * True if the engine chooses the stance of each reply itself; otherwise it makes one reply for each planned row.
	 */
	readonly leads: boolean;
	/** Diagnostics of its language model; undefined if it has no language model. */
	readonly setup?: ModelSetup;
	available(): Promise<boolean>;
	stream(request: ReplyRequest, plan: TurnPlan, signal: AbortSignal, caller?: Caller): AsyncIterable<OfferedAnswer>;
	/**
	 * Reads a turn that the partner is still saying, so that its first card comes sooner. Writes no replies, and gives
	 * way to callers who wait for theirs. Resolves when it has read the turn or given up. Absent if the engine would
	 * gain nothing.
	 * @param request `text` holds the words that are certain so far
	 * @throws {SeamError} if the engine has failed
	 */
	prepare?(request: ReplyRequest, personId: string): Promise<void>;
}

/** The person whose turn it is. */
interface Caller {
	personId?: string;
	/** Called with the tokens that an attempt used, even if it failed. An engine without a model never calls it. */
	spend?(tokens: Tokens): void;
}
