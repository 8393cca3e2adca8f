import { brand } from "@sayso/contract/brand.ts";
import { z } from "zod";
import type { Refuse } from "./refuse.ts";

/** The environment variables of mail. */
export const mailVariables = {
	MAIL: z.enum(["mailbox", "smtp"]).optional(),
	SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
	SMTP_TLS: z.enum(["required", "optional"]).optional(),
	MAIL_FROM: z.string().min(3).default(`${brand.product} <${brand.supportEmail}>`),
};

const Variables = z.object(mailVariables);
type Variables = z.infer<typeof Variables>;

/** `mailbox`: nothing is sent; a page shows the mails. `from`: the sender, as `Name <address>`. */
export type MailConfig = { adapter: "mailbox" } | { adapter: "smtp"; url: string; from: string; requireTls: boolean };

/** Reports invalid combinations of the variables. */
export function checkMail({ MAIL, SMTP_URL }: Variables, production: boolean, refuse: Refuse): void {
	if (MAIL === "smtp" && !SMTP_URL) refuse("SMTP_URL", "is needed for MAIL=smtp");
	if (MAIL === "mailbox" && SMTP_URL) refuse("SMTP_URL", "is not used with MAIL=mailbox");
	if (production && !SMTP_URL) refuse("SMTP_URL", "is needed in production: nobody could confirm their e-mail");
}

/** The mail server if one is given, otherwise the local mailbox. */
export const mailConfig = ({ SMTP_URL, SMTP_TLS, MAIL_FROM }: Variables, production: boolean): MailConfig =>
	SMTP_URL
		? {
				adapter: "smtp",
				url: SMTP_URL,
				from: MAIL_FROM,
				requireTls: SMTP_TLS ? SMTP_TLS === "required" : production,
			}
		: { adapter: "mailbox" };
