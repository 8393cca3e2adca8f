import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../../context.ts";
import { keepSubscriber } from "../../store/newsletter.ts";
import { mailConfirmation } from "./mail-confirmation.ts";

/**
 * Stores the address once and queues a mail with a confirmation link. An address that is already confirmed, or that has
 * had enough mails today, gets no mail; the response to the caller is the same.
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
