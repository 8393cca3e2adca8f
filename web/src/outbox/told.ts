import type { Kept } from "../kept/kept.ts";

/** Under which it lies beside the answers of the server. */
const id = "told";
const listeners = new Set<() => void>();

/** Told when there is something new to read. @returns how to stop */
export function onTold(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Sentences that wait to be read, the newest. */
const most = 5;

/** Sentences about what stayed otherwise than it was set, which the person has not closed yet. */
export async function toldOn(shelf: Kept): Promise<string[]> {
	const value = await shelf.get<{ sentences?: unknown } | null>("preferences", id);
	return Array.isArray(value?.sentences) ? value.sentences.filter((each) => typeof each === "string") : [];
}

/** Keeps sentences until the person has read them: they may be talking just now. */
export async function tellLater(shelf: Kept, sentences: readonly string[]): Promise<void> {
	if (sentences.length === 0) return;
	const all = [...new Set([...(await toldOn(shelf)), ...sentences])].slice(-most);
	await shelf.put("preferences", id, { sentences: all });
	for (const listener of [...listeners]) listener();
}

export const closeTold = (shelf: Kept): Promise<void> => shelf.remove("preferences", id);
