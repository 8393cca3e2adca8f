import type { Context } from "../../context.ts";
import { forgetEverything } from "../../store/memory.ts";
import { keptVoiceOf } from "../../store/own-voice.ts";
import { deletePerson, lockPerson, type Person } from "../../store/people.ts";
import { clearTally } from "../../store/tallies.ts";
import { sendMail } from "../mail/send-mail.ts";
import { guessesAt } from "./code-allowance.ts";
import { keepOfFormer } from "./former-people.ts";

/**
 * Removes a person with everything kept about them, and says so by mail where the address is theirs. First what is remembered, and
 * the account: were it to go last and fail, its next call would make the person anew. What was done already is no error, so that
 * whoever was cut off begins anew; the mail is sent once.
 * @throws {SeamError} when the identity provider cannot be reached
 */
export async function removePerson(
	context: Context,
	person: Person,
	{ emailVerified }: { emailVerified: boolean },
): Promise<void> {
	const { id, email, firstName } = person;
	// Before the rest, which goes in one statement: a long memory would make it a long one.
	await forgetEverything(context.db, id);
	await context.identity.remove(id);
	context.listeners.endOf({ personId: id }, "unauthenticated");
	// Other processes forget by themselves within minutes.
	await context.keptRuns
		.forget(id)
		.catch((err) => context.log.warn({ err }, "replies could not be forgotten everywhere"));
	const ownVoice = await keptVoiceOf(context.db, id);
	await context.db.transaction(async (tx) => {
		if (!(await lockPerson(tx, id))) return;
		if (emailVerified) await clearTally(tx, guessesAt(context, email));
		await keepOfFormer(context, tx, person);
		await deletePerson(tx, id);
		if (emailVerified) await context.jobs.send(sendMail, { to: email, name: "deleted", values: { firstName } }, tx);
	});
	if (ownVoice) context.ownVoices?.forget(ownVoice.voiceId);
}
