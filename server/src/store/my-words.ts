import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { myWords } from "./my-words-schema.ts";

/** A person's own words, in order; empty if they saved no list. */
export async function wordsOf(db: Database, personId: string): Promise<MyWord[]> {
	const [row] = await db.select({ words: myWords.words }).from(myWords).where(eq(myWords.personId, personId));
	return row?.words ?? [];
}

export async function putWords(db: Database, personId: string, words: MyWord[]): Promise<void> {
	await db.insert(myWords).values({ personId, words }).onConflictDoUpdate({ target: myWords.personId, set: { words } });
}
