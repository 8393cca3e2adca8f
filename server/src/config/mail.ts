import { brand } from "@sayso/contract/brand.ts";
import { z } from "zod";
import type { Refuse } from "./refuse.ts";

/** The part of the environment that is about mail. */
export const mailVariables = {
	MAIL: z.enum(["mailbox", "smtp"]).optional(),
	SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
	SMTP_TLS: z.enum(["required", "optional"]).optional(),
	MAIL_FROM: z.string().min(3).default(`${brand.product} <${brand.supportEmail}>`),
};

const Variables = z.object(mailVariables);
type Variables = z.infer<typeof Variables>;

/** `mailbox`: nothing is sent; a page shows what would have been. `from`: the sender, as `Name <address>`. */
export type MailConfig = { adapter: "mailbox" } | { adapter: "smtp"; url: string; from: string; requireTls: boolean };

/** Says what is wrong with the variables together. */
export function checkMail({ MAIL, SMTP_URL }: Variables, production: boolean, refuse: Refuse): void {
	if (MAIL === "smtp" && !SMTP_URL) refuse("SMTP_URL", "is needed for MAIL=smtp");
	if (MAIL === "mailbox" && SMTP_URL) refuse("SMTP_URL", "is not used with MAIL=mailbox");
	if (production && !SMTP_URL) refuse("SMTP_URL", "is needed in production: nobody could confirm their e-mail");
}

/** The mail server where one is given, or the local mailbox. */
export const mailConfig = ({ SMTP_URL, SMTP_TLS, MAIL_FROM }: Variables, production: boolean): MailConfig =>
	SMTP_URL
		? {
				adapter: "smtp",
				url: SMTP_URL,
				from: MAIL_FROM,
				requireTls: SMTP_TLS ? SMTP_TLS === "required" : production,
			}
		: { adapter: "mailbox" };
