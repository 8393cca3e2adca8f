import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

/**
 * When a person's lines are next checked for expiry; `infinity` if they have no lines. Never later than the first
 * expiry: triggers set it with each line, and to the past when a switch or a subscription changes (migration 0016). It
 * is derived data, so backups leave it out.
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
 * One row after a plan has changed how long it keeps lines, until everybody's lines were checked. A trigger creates it
 * (migration 0018), so that such a change costs one row, however many people there are.
 */
export const memoryWalk = pgTable("memory_walk", {
	id: boolean().primaryKey().default(true),
	/** The id of the last person who was checked. */
	after: text().notNull().default(""),
	/** When a plan last changed. */
	since: timestamp({ withTimezone: true, mode: "string" }).notNull(),
});
