import type { Context } from "../../context.ts";
import { deletePerson, type Person } from "../../store/people.ts";
import { cancelForDeletion } from "../billing/cancel-for-deletion.ts";
import { sendMail } from "../mail/send-mail.ts";

/**
 * Removes a person with everything kept about them, and says so by mail. A running subscription ends first: nobody could
 * end it afterwards. Then the account goes: were it to go last and fail, its next call would make the person anew.
 * @throws {SeamError} when the payment service or the identity provider cannot be reached; a second call does the rest
 */
export async function deleteAccount(context: Context, { id, email, firstName }: Person): Promise<void> {
	await cancelForDeletion(context, id);
	await context.identity.remove(id);
	await context.keptRuns.forget(id);
	await context.db.transaction(async (tx) => {
		await deletePerson(tx, id);
		await context.jobs.send(sendMail, { to: email, name: "deleted", values: { firstName } }, tx);
	});
}
