import type { AccessSetup } from "@sayso/contract/access/setup.ts";
import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

/** Access setups (how a person presses, how the pages look) of people who store them in their account. */
export const accessSetup = pgTable("access_setup", {
	personId: text("person_id")
		.primaryKey()
		.references(() => person.id, { onDelete: "cascade" }),
	setup: jsonb().$type<AccessSetup>().notNull(),
	changedAt: timestamp("changed_at", { withTimezone: true, mode: "date" }).notNull(),
});
