import type { Mail, MailTransport } from "../../seams/mail.ts";

/** A transport that stores the mails it was given. After `fail(error)` it rejects mails until `fail(undefined)`. */
export function scriptedMail(): MailTransport & { sent: Mail[]; fail(error: Error | undefined): void } {
	const sent: Mail[] = [];
	let failure: Error | undefined;
	return {
		name: "scripted",
		label: "Scripted mail",
		basic: true,
		sent,
		fail(error) {
			failure = error;
		},
		async send(mail) {
			if (failure) throw failure;
			sent.push({ ...mail, subject: mail.subject.replaceAll(/[\r\n]+/g, " ") });
		},
		async close() {},
	};
}
