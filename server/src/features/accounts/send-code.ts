import { randomInt } from "node:crypto";
import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context } from "../../context.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import { keepCode, requestCode } from "../../store/email-codes.ts";
import type { Person } from "../../store/people.ts";
import { compose } from "../mail/compose.ts";
import { deliver } from "../mail/deliver.ts";
import { mailTries } from "../mail/mail-tries.ts";
import { digestOfCode } from "./digest-of-code.ts";

const { digits, minutes, resendSeconds } = limits.code;

/**
 * Has a code mailed to a person; an older one stops working.
 * @throws {Refusal} `code_too_soon` within a minute of the last request
 */
export async function sendCode({ db, clock, jobs }: Context, { id: personId, email }: Person): Promise<void> {
	const now = clock.now();
	const before = new Date(now.getTime() - resendSeconds * 1000);
	await db.transaction(async (tx) => {
		if (!(await requestCode(tx, personId, now, before)))
			throw new Refusal("code_too_soon", { retryAfter: resendSeconds });
		await jobs.send(mailCode, { personId, email, requestedAt: now.toISOString() }, tx);
	});
}

/**
 * Makes the code at the moment it is mailed: it is nowhere but in the mail, and its ten minutes begin when it is sent.
 * A try that comes after a newer request sends nothing.
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
