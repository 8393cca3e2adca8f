import { vi } from "vitest";
import type { Context } from "../../../server/src/context.ts";
import { jobKinds } from "../../../server/src/jobs/kinds.ts";
import { type MailboxMessage, mailboxMessages } from "../../../server/src/store/mailbox.ts";

/** Starts the job workers as the running server does. @returns functions that read the local mailbox */
export async function workOnMail(context: Context) {
	await context.jobs.work(context, jobKinds);
	const mailsTo = async (email: string) => (await mailboxMessages(context.db)).filter(({ to }) => to === email);
	return {
		mailsTo,
		/** The newest mail to an address, once there are `count` of them. */
		newestMailTo: (email: string, count = 1): Promise<MailboxMessage> =>
			vi.waitFor(
				async () => {
					const [newest, ...others] = await mailsTo(email);
					if (!newest || others.length + 1 < count) throw new Error(`No mail to ${email}`);
					return newest;
				},
				{ timeout: 30_000, interval: 20 },
			),
	};
}

/** The code in a mail. */
export const codeIn = ({ text }: Pick<MailboxMessage, "text">): string => /^\d{4}$/m.exec(text)?.[0] ?? "";

/** The link in a mail. */
export const linkIn = ({ text }: Pick<MailboxMessage, "text">): URL =>
	new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "none:");
