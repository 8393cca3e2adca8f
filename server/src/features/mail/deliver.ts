import type { Context } from "../../context.ts";
import type { Mail } from "../../seams/mail.ts";
import { SeamError } from "../../seams/seam-error.ts";

/**
 * Sends a mail now, from a job. A mail server that is down ends the job with an error, so that it is done again; one
 * that has refused the mail for good would only refuse it again.
 */
export async function deliver({ mail, log }: Pick<Context, "mail" | "log">, message: Mail): Promise<void> {
	try {
		await mail.send(message);
	} catch (err) {
		if (!(err instanceof SeamError) || err.retryable) throw err;
		log.warn({ err }, "a mail was refused for good");
	}
}
