import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

/** A person's banked voice, of those who agreed that it is used with a vendor; gone when they take that back. */
export const ownVoice = pgTable(
	"own_voice",
	{
		personId: text("person_id")
			.primaryKey()
			.references(() => person.id, { onDelete: "cascade" }),
		/** What the vendor calls it. */
		voiceId: text("voice_id").notNull(),
		/** Whom they agreed with, as people know it: with another it does not speak. */
		vendor: text().notNull(),
		consentedAt: timestamp("consented_at", { withTimezone: true, mode: "date" }).notNull(),
		isChosen: boolean("is_chosen").notNull().default(true),
	},
	(table) => [index("own_voice_begun").on(table.consentedAt).where(sql`${table.vendor} = ''`)],
);
