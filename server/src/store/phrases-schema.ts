import type { PhraseKind } from "@sayso/contract/entities/phrase.ts";
import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

/**
 * Phrases that a person speaks with one press. The id comes from their browser and is unique only together with the
 * person's.
 */
export const phrase = pgTable(
	"phrase",
	{
		personId: text("person_id")
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		id: text().notNull(),
		text: text().notNull(),
		emoji: text().notNull(),
		folder: text().notNull(),
		place: text().notNull(),
		kind: text().$type<PhraseKind>().notNull(),
		position: integer().notNull(),
		used: integer().notNull(),
		picture: text().notNull().default(""),
		usedAt: integer("used_at").array().notNull().default([0, 0, 0, 0]),
		updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.personId, table.id] })],
);
