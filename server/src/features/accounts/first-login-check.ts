import type { FirstLoginCheck } from "@sayso/contract/v1/users/first-login-check.ts";
import type { Context } from "../../context.ts";
import { hasAgreed } from "../../store/agreements.ts";
import type { Person } from "../../store/people.ts";

/** How far a person has come with their profile. */
export async function firstLoginCheck({ db }: Pick<Context, "db">, person: Person): Promise<FirstLoginCheck> {
	return {
		profile_complete: person.profileCompletedAt !== null,
		status: person.profileSavedAt ? "active" : null,
		agreement_needed: !(await hasAgreed(db, person.id)),
	};
}
