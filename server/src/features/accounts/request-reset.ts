import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../../context.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import { compose } from "../mail/compose.ts";
import { deliver } from "../mail/deliver.ts";
import { mailTries } from "../mail/mail-tries.ts";

/**
 * Has a reset link mailed to whoever has this address. Whether anybody has is found out later, by the job: the caller
 * learns nothing, not even from the time it takes.
 */
export async function requestReset({ jobs, rateLimits, digest }: Context, address: string): Promise<void> {
	const email = address.toLowerCase();
	try {
		await rateLimits.count("resetsOfEmail", digest(`resets of ${email}`));
	} catch (error) {
		// Whoever has the address has links enough by now; somebody who only wants to fill their mailbox is not told.
		if (error instanceof Refusal) return;
		throw error;
	}
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
