import { expect, type Page } from "@playwright/test";

interface Mail {
	to: string;
	subject: string;
	text: string;
}

/** Waits for the newest mail to a person with such a subject. */
export async function newestMailTo({ request }: Page, to: string, subject: RegExp): Promise<Mail> {
	const found = async () => {
		const mails: Mail[] = await (await request.get("/dev/mailbox.json")).json();
		return mails.find((mail) => mail.to === to && subject.test(mail.subject));
	};
	await expect.poll(found, { timeout: 20_000 }).toBeDefined();
	const mail = await found();
	if (!mail) throw new Error(`No mail to ${to}`);
	return mail;
}
