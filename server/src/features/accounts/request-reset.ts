import { daySeconds } from "@sayso/contract/day.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context, JobKind } from "../../context.ts";
import { countOne, type TallyRule } from "../../store/tallies.ts";
import { compose } from "../mail/compose.ts";
import { deliver } from "../mail/deliver.ts";
import { mailTries } from "../mail/mail-tries.ts";

/** A link in every hour, for as long as it works, and four more in a day. */
const oneAnHour: TallyRule = { most: 1, seconds: limits.resetMinutes * 60 };
const more: TallyRule = { most: 4, seconds: daySeconds };

/**
 * Has a reset link mailed to whoever has this address. Whether anybody has is found out later, by the job: the caller
 * learns nothing, not even from the time it takes. A link too many is not mailed, and the caller is not told: whoever
 * reads this address' mail has one of this hour that still works, so that a stranger who asks on and on locks nobody out.
 */
export async function requestReset({ db, clock, jobs, digest }: Context, address: string): Promise<void> {
	const email = address.toLowerCase();
	const key = digest(`resets of ${email}`);
	const now = clock.now();
	if (!(await countOne(db, key, oneAnHour, now)) && !(await countOne(db, `${key} more`, more, now))) return;
	await jobs.send(mailReset, { email });
}

/** Makes the link at the moment it is mailed: its token is nowhere but in the mail. */
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
