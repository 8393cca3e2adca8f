import { doublePrecision, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

/** A person's picks among the optional rows of an act, as fading counts without any words. */
export const pickCount = pgTable(
	"pick_count",
	{
		personId: text("person_id")
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		act: text().notNull(),
		intent: text().notNull(),
		picked: doublePrecision().notNull().default(0),
		/** The number of picks that an average person would have made at the same positions. */
		expected: doublePrecision().notNull().default(0),
		/** When both counts were last updated. */
		at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.personId, table.act, table.intent] }),
		index("pick_count_to_forget").on(table.at),
	],
);
