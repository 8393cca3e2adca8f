import type { QueryClient } from "@tanstack/react-query";
import { preferencesQuery } from "../api/preferences-query.ts";
import type { Services } from "../api/services.tsx";
import type { SetPreferences, Settled } from "./changed.ts";
import { outboxOf } from "./outbox.ts";
import { saveChange } from "./save-change.ts";

/**
 * Saves preferences by field, here at once, on the server as soon as possible.
 * @param at when they were changed, if not now
 * @returns `waits`: the server does not have them yet; they are in effect on this device
 * @throws {ApiError} if the server refuses: nothing has changed
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
	// A response on its way is older than this change.
	await queryClient.cancelQueries({ queryKey });
	const { adultLanguageConfirmed: _, ...fields } = set;
	queryClient.setQueryData(queryKey, (now) => settled?.preferences ?? (now && { ...now, ...fields }));
	return settled ?? "waits";
}
