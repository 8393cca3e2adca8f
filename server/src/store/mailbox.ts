import { desc } from "drizzle-orm";
import { mailboxMessage } from "./accounts-schema.ts";
import type { Database } from "./database.ts";

export type MailboxMessage = typeof mailboxMessage.$inferSelect;

/** The most mails on the page. */
const shown = 100;

export async function keepMail(db: Database, message: Omit<MailboxMessage, "at">): Promise<void> {
	await db.insert(mailboxMessage).values(message);
}

/** The stored mails, newest first. */
export async function mailboxMessages(db: Database): Promise<MailboxMessage[]> {
	return db.select().from(mailboxMessage).orderBy(desc(mailboxMessage.at)).limit(shown);
}
