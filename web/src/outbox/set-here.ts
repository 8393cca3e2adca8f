import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import type { Kept } from "../kept/kept.ts";
import type { Changed, SetPreferences } from "./changed.ts";
import { mergeWords } from "./merge-words.ts";

const isChanged = (value: unknown): value is Changed =>
	typeof value === "object" && value !== null && ("set" in value || "words" in value);

/** The pending changes, in order. @param sent the id of one being sent, to leave out */
export async function waitingOn(shelf: Kept, sent?: string): Promise<Changed[]> {
	const items = await shelf.all<unknown>("outbox");
	return items.flatMap(({ id, value }) => (id !== sent && isChanged(value) ? [value] : []));
}

/** The server's preferences with the pending changes of this device applied: they are in effect at once. */
export async function preferencesSetHere(shelf: Kept, said: Preferences, sent?: string): Promise<Preferences> {
	const set = (await waitingOn(shelf, sent)).map((changed) => ("set" in changed ? changed.set : {}));
	const { adultLanguageConfirmed: _, ...whole }: Preferences & SetPreferences = Object.assign({}, said, ...set);
	return whole;
}

/** The server's My words with the pending changes of this device applied. */
export async function wordsSetHere(shelf: Kept, said: MyWord[], sent?: string): Promise<MyWord[]> {
	return (await waitingOn(shelf, sent)).reduce(
		(words, changed) => ("words" in changed ? mergeWords(words, changed.words).words : words),
		said,
	);
}
