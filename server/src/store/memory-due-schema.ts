import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

/**
 * When it is next to be seen whether a line of a person is kept no longer; `infinity` where they have none. Never later than it may be so:
 * triggers set it with each line, and at once where a switch or a subscription changes (migration 0016). It can be
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

/**
 * One row where a plan keeps lines for another time than before, until everybody was looked at. A trigger makes it (migration 0018):
 * one row more is all that such a change costs, however many people there are.
 */
export const memoryWalk = pgTable("memory_walk", {
	id: boolean().primaryKey().default(true),
	/** Up to whom, by their id, everybody was looked at. */
	after: text().notNull().default(""),
	/** When a plan was changed last. */
	since: timestamp({ withTimezone: true, mode: "string" }).notNull(),
});
