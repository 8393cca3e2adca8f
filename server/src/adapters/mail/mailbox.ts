import { randomUUID } from "node:crypto";
import type { MailTransport } from "../../seams/mail.ts";
import type { Database } from "../../store/database.ts";
import { keepMail } from "../../store/mailbox.ts";

/** Sends nothing: stores each mail for the page at `/dev/mailbox`. */
export const mailbox = (db: Database): MailTransport => ({
	name: "mailbox",
	label: "Local mailbox",
	basic: true,
	send: ({ to, subject, html, text }) =>
		keepMail(db, { id: randomUUID(), to: oneLine(to), subject: oneLine(subject), html, text }),
	async close() {},
});

/** Removes line breaks, because a header is one line. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, " ");
