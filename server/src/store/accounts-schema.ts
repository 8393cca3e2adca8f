import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

const personId = () =>
	text("person_id")
		.notNull()
		.references(() => person.id, { onDelete: "cascade" });

/** Which version of which legal text a person agreed to, when, and on which device. */
export const agreement = pgTable(
	"agreement",
	{
		personId: personId(),
		document: text().$type<"terms" | "privacy">().notNull(),
		version: text().notNull(),
		agreedAt: moment("agreed_at").notNull(),
		/** The device's visitor id, where the browser gave one. */
		userHash: text("user_hash"),
	},
	(table) => [primaryKey({ columns: [table.personId, table.document, table.version] })],
);

/** The code a person was sent last. Its digest needs the server's secret: ten thousand codes are soon tried without. */
export const emailCode = pgTable("email_code", {
	personId: personId().primaryKey(),
	requestedAt: moment("requested_at").notNull(),
	/** Null until the mail is on its way, and again once a newer code is asked for. */
	codeHash: text("code_hash"),
	expiresAt: moment("expires_at"),
	/** Codes compared with this one so far. */
	tries: integer().notNull().default(0),
});

/**
 * Who had a free plan and deleted their account: digests of their address and of their device, kept for a year so that
 * a free plan is had once; and of the account itself, until its last tokens have expired. Nothing says who it was.
 */
export const formerPerson = pgTable(
	"former_person",
	{
		digest: text().primaryKey(),
		forgetAt: moment("forget_at").notNull(),
	},
	(table) => [index("former_person_to_forget").on(table.forgetAt)],
);

/** What is counted for longer than an hour, and outlives a crash: `count` until `endsAt`, by the digest of what is counted. */
export const tally = pgTable(
	"tally",
	{
		key: text().primaryKey(),
		count: integer().notNull(),
		endsAt: moment("ends_at").notNull(),
	},
	(table) => [index("tally_to_forget").on(table.endsAt)],
);

/** The local mailbox of development: what would have been sent. */
export const mailboxMessage = pgTable(
	"mailbox_message",
	{
		id: text().primaryKey(),
		to: text().notNull(),
		subject: text().notNull(),
		html: text().notNull(),
		text: text().notNull(),
		at: moment("at").notNull().defaultNow(),
	},
	(table) => [index("mailbox_message_newest").on(table.at)],
);
