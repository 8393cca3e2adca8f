import type { Context } from "../../context.ts";
import type { Principal } from "../../seams/identity.ts";
import type { Person } from "../../store/people.ts";
import { cancelForDeletion } from "../billing/cancel-for-deletion.ts";
import { goOnDeleting } from "./go-on-deleting.ts";
import { removePerson } from "./remove-person.ts";

/**
 * Deletes a person with everything stored about them. A running subscription ends first, because it could not be ended
 * afterwards. From then on the deletion is completed even if this call or this process fails.
 * @throws {SeamError} if the payment service cannot be reached, with nothing deleted; if the identity provider cannot,
 * and then a second call or a job completes the deletion
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
