import type { ResponseOf } from "@sayso/contract/endpoint.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { checkVerificationCode } from "@sayso/contract/v1/users/verification-code.ts";
import type { Context } from "../../context.ts";
import { codeOf, countTry, useCode } from "../../store/email-codes.ts";
import type { Person } from "../../store/people.ts";
import { clearTally, countOne } from "../../store/tallies.ts";
import { guesses, guessesAt } from "./code-allowance.ts";
import { digestsOfCode } from "./digest-of-code.ts";
import { isOneOf } from "./is-one-of.ts";
import { proveByLink } from "./send-code.ts";

/**
 * Compares a code with the one that was mailed. The right one verifies the e-mail address, once.
 * @throws {Refusal} `code_locked` when the attempts for this code are used up; `code_by_link` when those for the
 * address are
 */
export async function checkCode(
	context: Context,
	person: Person,
	code: string,
): Promise<ResponseOf<typeof checkVerificationCode>> {
	const { db, identity, clock } = context;
	const now = clock.now();
	// The attempt is counted before the comparison, so that simultaneous attempts cannot exceed the limit.
	const kept = await countTry(db, person.id, now, limits.code.tries);
	if (!kept?.codeHash) {
		if (await codeOf(db, person.id, now)) throw new Refusal("code_locked");
		return { valid: false, reason: "expired" };
	}
	const tries = guessesAt(context, person.email);
	if (!(await countOne(db, tries, guesses, now))) return proveByLink(context, person.email);
	const isRight = isOneOf(digestsOfCode(context, person, code), kept.codeHash);
	if (!isRight || !(await useCode(db, person.id, kept.codeHash))) return { valid: false, reason: "wrong" };
	await clearTally(db, tries);
	await identity.markEmailVerified(person.id);
	return { valid: true };
}
