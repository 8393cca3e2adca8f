import type { ResponseCount } from "@sayso/contract/entities/preferences.ts";
import type { QueryClient } from "@tanstack/react-query";
import { isRefusal } from "../api/api-error.ts";
import { preferencesQuery } from "../api/preferences-query.ts";
import type { Services } from "../api/services.tsx";
import { savePreferences } from "./save-preferences.ts";
import { waitingOn } from "./set-here.ts";

/** Milliseconds to wait for the server during a conversation. */
const patience = 2_000;

/** Aborts the press being saved. */
let pressed = new AbortController();

/**
 * Saves the number of replies from the quick selector; if it cannot be sent now it becomes pending. A new press replaces the one
 * before.
 * @throws {ApiError} if the server refuses
 */
export async function saveCount(services: Services, queryClient: QueryClient, count: ResponseCount): Promise<void> {
	const { queryKey } = preferencesQuery(services);
	const at = new Date().toISOString();
	pressed.abort();
	const press = new AbortController();
	pressed = press;
	const later = () => savePreferences(services, queryClient, { numberOfResponses: count }, at);
	// Do not overtake pending changes: this one would seem older.
	if ((await waitingOn(await services.kept.open())).length > 0) return void (await later());
	try {
		const signal = AbortSignal.any([press.signal, AbortSignal.timeout(patience)]);
		const saved = await services.api.setResponseCount({ query: { no_of_responses: count }, signal });
		if (!press.signal.aborted) queryClient.setQueryData(queryKey, saved);
	} catch (error) {
		if (press.signal.aborted) return;
		if (isRefusal(error)) throw error;
		await later();
	}
}
