import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import type { Services } from "../api/services.tsx";
import { datedWords } from "./merge-words.ts";
import { outboxOf } from "./outbox.ts";
import { saveChange } from "./save-change.ts";

/**
 * Stores the list of My words until the server has it.
 * @param was the list the person saw before the change
 * @returns the current list here, and whether the server has it
 * @throws {ApiError} if the server refuses
 */
export async function saveWords(
	services: Services,
	was: MyWord[],
	wanted: MyWord[],
): Promise<{ words: MyWord[]; isSent: boolean }> {
	const at = new Date().toISOString();
	const now = datedWords(was, wanted, at);
	const settled = await saveChange(outboxOf(services), { words: { was, now }, at });
	if (settled?.refused) throw settled.refused;
	return { words: settled?.words ?? now, isSent: settled !== undefined };
}
