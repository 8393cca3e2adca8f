import { bigint, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

/** A person's usage on one day (UTC), under any plan: the bars of the usage chart. */
export const usageDay = pgTable(
	"usage_day",
	{
		personId: text("person_id")
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		day: date({ mode: "string" }).notNull(),
		interactions: integer().notNull().default(0),
		tokens: bigint({ mode: "number" }).notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.personId, table.day] })],
);
