import type { Context } from "../../context.ts";
import type { Mail } from "../../seams/mail.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { countMail } from "./mail-allowance.ts";

/**
 * Sends a mail from a job. If the mail server is down, the job fails and is retried; a final rejection is not retried.
 * If the mailbox or its domain has reached its limit, the mail is retried too.
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
