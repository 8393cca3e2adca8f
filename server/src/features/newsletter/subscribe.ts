import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../../context.ts";
import { keepSubscriber } from "../../store/newsletter.ts";
import { mailConfirmation } from "./mail-confirmation.ts";

/**
 * Keeps the address, once, and has it mailed a link that confirms it. An address that is confirmed already, or that had
 * mails enough today, gets none; the caller cannot tell the difference.
 */
export async function subscribe({ db, clock, newId, jobs, rateLimits, digest }: Context, given: string): Promise<void> {
	const email = given.toLowerCase();
	const subscriber = await keepSubscriber(db, { id: newId(), email, askedAt: clock.now() });
	if (!subscriber || subscriber.confirmedAt) return;
	try {
		await rateLimits.count("confirmationsOfEmail", digest(`newsletter of ${email}`));
	} catch (error) {
		if (error instanceof Refusal) return;
		throw error;
	}
	await jobs.send(mailConfirmation, { id: subscriber.id });
}
