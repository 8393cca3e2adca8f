import { Refusal } from "@sayso/contract/errors.ts";
import type { FirstLoginCheck } from "@sayso/contract/v1/users/first-login-check.ts";
import type { Context } from "../../context.ts";
import type { Principal } from "../../seams/identity.ts";
import { agree, hasAgreed } from "../../store/agreements.ts";
import type { Person } from "../../store/people.ts";
import { markProfileComplete } from "../../store/profiles.ts";
import { firstLoginCheck } from "./first-login-check.ts";

/**
 * Completes a profile and stores the agreement that comes with it.
 * @throws {Refusal} `profile_incomplete` before the profile was saved; `agreement_needed` without an agreement to the
 * current legal texts
 */
export async function completeProfile(
	{ db, clock }: Pick<Context, "db" | "clock">,
	{ person, principal }: { person: Person; principal: Pick<Principal, "emailVerified"> },
	given: { agreed: boolean; userHash: string | undefined },
): Promise<FirstLoginCheck> {
	if (!person.profileSavedAt) throw new Refusal("profile_incomplete");
	const now = clock.now();
	await db.transaction(async (tx) => {
		if (given.agreed) await agree(tx, person.id, given.userHash, now);
		if (!(await hasAgreed(tx, person.id))) throw new Refusal("agreement_needed");
		await markProfileComplete(tx, person.id, now);
	});
	return firstLoginCheck({ db }, { ...person, profileCompletedAt: person.profileCompletedAt ?? now }, principal);
}
