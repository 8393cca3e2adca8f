import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

/**
 * When it is next to be seen whether a line of a person is kept no longer; `infinity` where they have none. Never later than it may be so:
 * triggers set it with each line, and at once where a switch, a subscription or a plan changes (migration 0016). It can be
 * made from the rest, so no backup holds it.
 */
export const memoryDue = pgTable(
	"memory_due",
	{
		personId: text("person_id")
			.primaryKey()
			.references(() => person.id, { onDelete: "cascade" }),
		at: timestamp("at", { withTimezone: true, mode: "string" }).notNull(),
	},
	(table) => [index("memory_due_at").on(table.at, table.personId)],
);
