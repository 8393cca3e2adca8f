import type { Context } from "../../context.ts";
import type { Principal } from "../../seams/identity.ts";
import { forgetEverything } from "../../store/memory.ts";
import { deletePerson, type Person } from "../../store/people.ts";
import { clearTally } from "../../store/tallies.ts";
import { cancelForDeletion } from "../billing/cancel-for-deletion.ts";
import { sendMail } from "../mail/send-mail.ts";
import { guessesAt } from "./code-allowance.ts";
import { keepOfFormer } from "./former-people.ts";

/**
 * Removes a person with everything kept about them, and says so by mail where the address is theirs. A running subscription ends first: nobody could
 * end it afterwards. Then what is
 * remembered, and the account: were it to go last and fail, its next call would make the person anew. Whoever has none cannot call again, so that
 * little is left to fail after it.
 * @throws {SeamError} when the payment service or the identity provider cannot be reached; a second call does the rest
 */
export async function deleteAccount(
	context: Context,
	person: Person,
	{ emailVerified }: Pick<Principal, "emailVerified">,
): Promise<void> {
	const { id, email, firstName } = person;
	await cancelForDeletion(context, id);
	// Before the rest, which goes in one statement: a long memory would make it a long one.
	await forgetEverything(context.db, id);
	await context.identity.remove(id);
	context.listeners.endOf({ personId: id }, "unauthenticated");
	// Other processes forget by themselves within minutes.
	await context.keptRuns
		.forget(id)
		.catch((err) => context.log.warn({ err }, "replies could not be forgotten everywhere"));
	await context.db.transaction(async (tx) => {
		if (emailVerified) await clearTally(tx, guessesAt(context, email));
		await keepOfFormer(context, tx, person);
		if (!(await deletePerson(tx, id)) || !emailVerified) return;
		await context.jobs.send(sendMail, { to: email, name: "deleted", values: { firstName } }, tx);
	});
}
