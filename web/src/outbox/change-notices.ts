import type { Kept } from "../kept/kept.ts";
import { listeners } from "../listeners.ts";

/** The id of the notices in the store of server answers. */
const id = "told";
const changes = listeners();

/** Calls the listener when there is a new notice. @returns how to stop */
export const onChangeNotices = changes.subscribe;

/** The most notices to keep. */
const most = 5;

/** The notices about unsaved changes that the person has not closed. */
export async function changeNotices(shelf: Kept): Promise<string[]> {
	const value = await shelf.get<{ sentences?: unknown } | null>("preferences", id);
	return Array.isArray(value?.sentences) ? value.sentences.filter((each) => typeof each === "string") : [];
}

/** Stores notices until the person has read them, because they may be in a conversation now. */
export async function addChangeNotices(shelf: Kept, sentences: readonly string[]): Promise<void> {
	if (sentences.length === 0) return;
	const all = [...new Set([...(await changeNotices(shelf)), ...sentences])].slice(-most);
	await shelf.put("preferences", id, { sentences: all });
	changes.emit();
}

export const clearChangeNotices = (shelf: Kept): Promise<void> => shelf.remove("preferences", id);
