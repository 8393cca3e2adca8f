import type { Context } from "../../context.ts";
import type { Mail } from "../../seams/mail.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { countMail } from "./mail-allowance.ts";

/**
 * Sends a mail now, from a job. A mail server that is down ends the job with an error, so that it is done again; one
 * that has refused the mail for good would only refuse it again. Where mailbox or domain has had enough, the mail waits, too.
 */
export async function deliver(context: Context, message: Mail): Promise<void> {
	const takeBack = await countMail(context, message.to);
	try {
		await context.mail.send(message);
	} catch (err) {
		if (err instanceof SeamError && !err.retryable) return context.log.warn({ err }, "a mail was refused for good");
		await takeBack();
		throw err;
	}
}
