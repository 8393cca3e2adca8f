import type { Act, ReplyRequest, TurnPlan } from "@sayso/replies";

/** Analyses what partners say, in a place where a slow text does not delay other people. */
export interface ReplyPlanning {
	/**
	 * The plan for a person's turn, as `turnPlanFor` of the replies makes it; a generic plan if the turn could not be
	 * analysed in time.
	 */
	planFor(personId: string, request: ReplyRequest, signal: AbortSignal): Promise<TurnPlan>;
	/** The act of a text without its context. @throws {SeamError} if it could not be analysed in time */
	actOf(personId: string, text: string, signal: AbortSignal): Promise<Act>;
	close(): Promise<void>;
}
