/** The person of a call has deleted their account since the call began. */
export class PersonGone extends Error {
	constructor() {
		super("The person has deleted their account");
		this.name = "PersonGone";
	}
}

/** Whether an error means that the person was deleted: their row is missing, or a new row could not refer to it. */
export function isPersonGone(error: unknown): boolean {
	if (error instanceof PersonGone) return true;
	if (!(error instanceof Error)) return false;
	const { code, constraint } = error as { code?: unknown; constraint?: unknown };
	const refersToNoPerson = code === "23503" && String(constraint).endsWith("_person_id_person_id_fk");
	return refersToNoPerson || isPersonGone(error.cause);
}
