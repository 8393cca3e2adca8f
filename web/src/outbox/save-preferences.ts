import type { QueryClient } from "@tanstack/react-query";
import { preferencesQuery } from "../api/preferences-query.ts";
import type { Services } from "../api/services.tsx";
import type { SetPreferences, Settled } from "./changed.ts";
import { outboxOf } from "./outbox.ts";
import { saveChange } from "./save-change.ts";

/**
 * Saves preferences by field, here at once, on the server as soon as it can be.
 * @param at when they were set, where that was before now
 * @returns `waits`: the server does not have it yet; it is in force on this device
 * @throws {ApiError} what the server refused: nothing has changed
 */
export async function savePreferences(
	services: Services,
	queryClient: QueryClient,
	set: SetPreferences,
	at = new Date().toISOString(),
): Promise<Settled | "waits"> {
	const { queryKey } = preferencesQuery(services);
	const settled = await saveChange(outboxOf(services), { set, at });
	if (settled?.refused) throw settled.refused;
	// An answer that is on its way was given before.
	await queryClient.cancelQueries({ queryKey });
	const { adultLanguageConfirmed: _, ...fields } = set;
	queryClient.setQueryData(queryKey, (now) => settled?.preferences ?? (now && { ...now, ...fields }));
	return settled ?? "waits";
}
