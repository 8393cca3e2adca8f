import type { Context } from "../../context.ts";
import type { Principal } from "../../seams/identity.ts";
import type { Person } from "../../store/people.ts";
import { cancelForDeletion } from "../billing/cancel-for-deletion.ts";
import { goOnDeleting } from "./go-on-deleting.ts";
import { removePerson } from "./remove-person.ts";

/**
 * Removes a person with everything kept about them. A running subscription ends first: nobody could end it afterwards. From then on
 * the rest is done, now or later, whatever becomes of this call and this process.
 * @throws {SeamError} when the payment service cannot be reached: all stays then; when the identity provider cannot: a second call
 * does the rest, or a job
 */
export async function deleteAccount(
	context: Context,
	person: Person,
	{ emailVerified }: Pick<Principal, "emailVerified">,
): Promise<void> {
	await cancelForDeletion(context, person.id);
	await context.jobs.send(goOnDeleting, { personId: person.id, emailVerified });
	await removePerson(context, person, { emailVerified });
}
