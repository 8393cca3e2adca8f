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
		/** The device's visitor id, if the browser sent one. */
		userHash: text("user_hash"),
	},
	(table) => [primaryKey({ columns: [table.personId, table.document, table.version] })],
);

/**
 * The last code sent to a person. Its digest uses the server's secret, because ten thousand codes could be tried
 * quickly without one.
 */
export const emailCode = pgTable("email_code", {
	personId: personId().primaryKey(),
	requestedAt: moment("requested_at").notNull(),
	/** Null until the mail is sent, and again after a newer request. */
	codeHash: text("code_hash"),
	expiresAt: moment("expires_at"),
	/** How many codes were compared with this one. */
	tries: integer().notNull().default(0),
});

/**
 * Deleted accounts that had a free plan: digests of address and device, kept for a year so that each person has a free
 * plan once; and a digest of the account itself, until its last tokens have expired. The digests do not identify the
 * person.
 */
export const formerPerson = pgTable(
	"former_person",
	{
		digest: text().primaryKey(),
		forgetAt: moment("forget_at").notNull(),
	},
	(table) => [index("former_person_to_forget").on(table.forgetAt)],
);

/**
 * Counts that run for longer than an hour and survive a crash: `count` until `endsAt`, by the digest of what is
 * counted.
 */
export const tally = pgTable(
	"tally",
	{
		key: text().primaryKey(),
		count: integer().notNull(),
		endsAt: moment("ends_at").notNull(),
	},
	(table) => [index("tally_to_forget").on(table.endsAt)],
);

/** The local mailbox of development: the mails that would have been sent. */
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
