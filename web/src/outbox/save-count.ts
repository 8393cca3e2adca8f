import type { ResponseCount } from "@sayso/contract/entities/preferences.ts";
import type { QueryClient } from "@tanstack/react-query";
import { isRefusal } from "../api/api-error.ts";
import { preferencesQuery } from "../api/preferences-query.ts";
import type { Services } from "../api/services.tsx";
import { savePreferences } from "./save-preferences.ts";
import { waitingOn } from "./set-here.ts";

/** Milliseconds somebody who talks waits for it. */
const patience = 2_000;

/** The press that is being saved. */
let pressed = new AbortController();

/**
 * Saves how many replies are offered, as the quick selector does; what cannot be sent now waits behind all that does.
 * Pressed again meanwhile, only the newer press is meant.
 * @throws {ApiError} what the server refused
 */
export async function saveCount(services: Services, queryClient: QueryClient, count: ResponseCount): Promise<void> {
	const { queryKey } = preferencesQuery(services);
	const at = new Date().toISOString();
	pressed.abort();
	const press = new AbortController();
	pressed = press;
	const later = () => savePreferences(services, queryClient, { numberOfResponses: count }, at);
	// Not past what waits: it would be taken for the older change.
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
