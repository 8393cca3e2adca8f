import { randomInt } from "node:crypto";
import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context, JobKind } from "../../context.ts";
import { keepCode, requestCode } from "../../store/email-codes.ts";
import type { Person } from "../../store/people.ts";
import { countOne, isFull } from "../../store/tallies.ts";
import { compose } from "../mail/compose.ts";
import { deliver } from "../mail/deliver.ts";
import { mailTries } from "../mail/mail-tries.ts";
import { codes, codesTo, guesses, guessesAt } from "./code-allowance.ts";
import { digestOfCode } from "./digest-of-code.ts";
import { requestReset } from "./request-reset.ts";

const { digits, minutes, resendSeconds } = limits.code;

/**
 * Queues a code for a person; an older code becomes invalid.
 * @throws {Refusal} `code_too_soon` within a minute of the last request, with the seconds left; `code_by_link` if the
 * address has had too many codes, and a link is mailed instead
 */
export async function sendCode(context: Context, { id: personId, email }: Person): Promise<void> {
	const { db, clock, jobs } = context;
	const now = clock.now();
	if (await isFull(db, guessesAt(context, email), guesses, now)) return proveByLink(context, email);
	const isSent = await db.transaction(async (tx) => {
		const wait = await requestCode(tx, personId, now, resendSeconds);
		if (wait > 0) throw new Refusal("code_too_soon", { retryAfter: wait });
		if (!(await countOne(tx, codesTo(context, email), codes, now))) return false;
		await jobs.send(mailCode, { personId, email, requestedAt: now.toISOString() }, tx);
		return true;
	});
	if (!isSent) await proveByLink(context, email);
}

/**
 * Mails a reset link. Opening it verifies the address and ends all sessions, including those of strangers.
 * @throws {Refusal} `code_by_link`
 */
export async function proveByLink(context: Context, email: string): Promise<never> {
	await requestReset(context, email);
	throw new Refusal("code_by_link");
}

/**
 * Creates the code when the mail is sent, so that it exists only in the mail and its ten minutes begin then. An attempt
 * after a newer request sends nothing.
 */
export const mailCode: JobKind<{ personId: string; email: string; requestedAt: string }> = {
	name: "mail-code",
	...mailTries,
	async run(context, { personId, email, requestedAt }) {
		const code = String(randomInt(10 ** digits)).padStart(digits, "0");
		const isAwaited = await keepCode(
			context.db,
			{ personId, requestedAt: new Date(requestedAt) },
			{
				codeHash: digestOfCode(context, { id: personId, email }, code),
				expiresAt: new Date(context.clock.now().getTime() + minutes * 60_000),
			},
		);
		if (isAwaited) await deliver(context, compose(email, "code", { code }));
	},
};
