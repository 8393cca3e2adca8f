import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { person } from "./schema.ts";

/** A person's own words and their pronunciations: one list each. */
export const myWords = pgTable("my_words", {
	personId: text("person_id")
		.primaryKey()
		.references(() => person.id, { onDelete: "cascade" }),
	words: jsonb().$type<MyWord[]>().notNull(),
});
