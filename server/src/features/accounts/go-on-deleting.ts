import type { JobKind } from "../../context.ts";
import { findPerson } from "../../store/people.ts";
import { cancelForDeletion } from "../billing/cancel-for-deletion.ts";
import { removePerson } from "./remove-person.ts";

const minute = 60;

/**
 * Completes a deletion that was interrupted, because a deleted account cannot call for it. Tried for two days. If the
 * account was not deleted yet, payments made since then are ended too.
 */
export const goOnDeleting: JobKind<{ personId: string; emailVerified: boolean }> = {
	name: "go-on-deleting",
	// The call itself has a minute to finish first.
	delay: minute,
	retryLimit: 200,
	retryDelay: 15,
	retryDelayMax: 15 * minute,
	keyOf: ({ personId }) => personId,
	async run(context, { personId, emailVerified }) {
		const person = await findPerson(context.db, personId);
		if (!person) return;
		await cancelForDeletion(context, person.id);
		await removePerson(context, person, { emailVerified });
	},
};
