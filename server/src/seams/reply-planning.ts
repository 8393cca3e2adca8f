import type { Act, ReplyRequest, TurnPlan } from "@sayso/replies";

/** Reads what partners say where that holds up nobody else, whatever it is. */
export interface ReplyPlanning {
	/**
	 * A person's turn as it is read, as `turnPlanFor` of the replies reads it; rows that are true of any turn where it could not be
	 * read in time.
	 */
	planFor(personId: string, request: ReplyRequest, signal: AbortSignal): Promise<TurnPlan>;
	/**
	 * The act that is heard in words by themselves.
	 * @throws {SeamError} where they could not be read in time
	 */
	actOf(personId: string, text: string, signal: AbortSignal): Promise<Act>;
	close(): Promise<void>;
}
