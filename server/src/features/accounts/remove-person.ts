import type { Context } from "../../context.ts";
import { forgetEverything } from "../../store/memory.ts";
import { keptVoiceOf } from "../../store/own-voice.ts";
import { deletePerson, lockPerson, type Person } from "../../store/people.ts";
import { clearTally } from "../../store/tallies.ts";
import { sendMail } from "../mail/send-mail.ts";
import { guessesAt } from "./code-allowance.ts";
import { keepOfFormer } from "./former-people.ts";

/**
 * Deletes a person with everything stored about them, and confirms it by mail if the address is verified. The memory
 * and the identity account go first: if the account were deleted last and that failed, its next call would create the
 * person again. Repeating a step is no error, so an interrupted deletion starts from the beginning; the mail is sent
 * once.
 * @throws {SeamError} if the identity provider cannot be reached
 */
export async function removePerson(
	context: Context,
	person: Person,
	{ emailVerified }: { emailVerified: boolean },
): Promise<void> {
	const { id, email, firstName } = person;
	// Deleted first, because everything else is deleted in one statement, which a long memory would make slow.
	await forgetEverything(context.db, id);
	await context.identity.remove(id);
	context.listeners.endOf({ personId: id }, "unauthenticated");
	// Other processes delete their copies by themselves within minutes.
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
