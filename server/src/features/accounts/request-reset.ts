import { daySeconds } from "@sayso/contract/day.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context, JobKind } from "../../context.ts";
import { countOne, type TallyRule } from "../../store/tallies.ts";
import { compose } from "../mail/compose.ts";
import { deliver } from "../mail/deliver.ts";
import { mailTries } from "../mail/mail-tries.ts";

/** One link an hour, which is its lifetime, and four more a day. */
const oneAnHour: TallyRule = { most: 1, seconds: limits.resetMinutes * 60 };
const more: TallyRule = { most: 4, seconds: daySeconds };

/**
 * Queues a reset link for this address. Only the job finds out whether the address has an account, so the caller cannot
 * learn it, not even from the response time. A link beyond the limit is silently not mailed: the owner has one from
 * this hour that still works, so a stranger's requests cannot lock them out.
 */
export async function requestReset({ db, clock, jobs, digest }: Context, address: string): Promise<void> {
	const email = address.toLowerCase();
	const key = digest(`resets of ${email}`);
	const now = clock.now();
	if (!(await countOne(db, key, oneAnHour, now)) && !(await countOne(db, `${key} more`, more, now))) return;
	await jobs.send(mailReset, { email });
}

/** Creates the link when the mail is sent, so that its token exists only in the mail. */
export const mailReset: JobKind<{ email: string }> = {
	name: "mail-reset",
	...mailTries,
	async run(context, { email }) {
		const proof = await context.identity.startReset(email);
		if (!proof) return;
		const url = new URL("/reset", context.config.publicUrl);
		url.searchParams.set(proof.parameter, proof.value);
		await deliver(context, compose(email, "reset", { url: url.href }));
	},
};
