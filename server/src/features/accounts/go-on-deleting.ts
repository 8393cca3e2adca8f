import type { JobKind } from "../../context.ts";
import { findPerson } from "../../store/people.ts";
import { cancelForDeletion } from "../billing/cancel-for-deletion.ts";
import { removePerson } from "./remove-person.ts";

const minute = 60;

/**
 * Goes on with a deletion that was cut off: nobody could call for it once the account is gone. Tried for two days; where the account
 * was not gone yet, its person may have paid for something since.
 */
export const goOnDeleting: JobKind<{ personId: string; emailVerified: boolean }> = {
	name: "go-on-deleting",
	// The call itself comes first.
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
