import type { Context } from "../../context.ts";
import type { Principal } from "../../seams/identity.ts";
import { ensurePerson, type Person } from "../../store/people.ts";
import { formerAccount, formerAddress } from "./former-people.ts";

/** The database row of a token's person, created at their first call. */
export function personBehind(context: Context, { userId, email }: Principal): Promise<Person> {
	const former = { account: context.digests(formerAccount(userId)), address: context.digests(formerAddress(email)) };
	return ensurePerson(context.db, { id: userId, email }, former, context.clock.now());
}
