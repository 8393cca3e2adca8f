/** The person a call is about has deleted their account since the call began. */
export class PersonGone extends Error {
	constructor() {
		super("The person has deleted their account");
		this.name = "PersonGone";
	}
}

/** Whether this went wrong because its person is gone: their row was missing, or a row of theirs could not refer to it. */
export function isPersonGone(error: unknown): boolean {
	if (error instanceof PersonGone) return true;
	if (!(error instanceof Error)) return false;
	const { code, constraint } = error as { code?: unknown; constraint?: unknown };
	const refersToNobody = code === "23503" && String(constraint).endsWith("_person_id_person_id_fk");
	return refersToNobody || isPersonGone(error.cause);
}
