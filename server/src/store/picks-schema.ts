import { doublePrecision, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

/** What a person picks among the optional rows of an act, as counts that fade: no word anybody said. */
export const pickCount = pgTable(
	"pick_count",
	{
		personId: text("person_id")
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		act: text().notNull(),
		intent: text().notNull(),
		picked: doublePrecision().notNull().default(0),
		/** Picks that the places it was shown at would have brought it of anybody. */
		expected: doublePrecision().notNull().default(0),
		/** When both were last brought up to date. */
		at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.personId, table.act, table.intent] }),
		index("pick_count_to_forget").on(table.at),
	],
);
