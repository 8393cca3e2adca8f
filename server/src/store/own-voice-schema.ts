import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

/** The banked voice of each person who agreed to its use with a vendor; deleted when they withdraw the consent. */
export const ownVoice = pgTable(
	"own_voice",
	{
		personId: text("person_id")
			.primaryKey()
			.references(() => person.id, { onDelete: "cascade" }),
		/** The vendor's id of the voice. */
		voiceId: text("voice_id").notNull(),
		/** The vendor they agreed to, by its public name. The voice does not speak with another vendor. */
		vendor: text().notNull(),
		consentedAt: timestamp("consented_at", { withTimezone: true, mode: "date" }).notNull(),
		isChosen: boolean("is_chosen").notNull().default(true),
	},
	(table) => [index("own_voice_begun").on(table.consentedAt).where(sql`${table.vendor} = ''`)],
);
