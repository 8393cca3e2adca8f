import { endpoints } from "@sayso/contract/endpoints.ts";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { KeptByPerson } from "../kept/kept-by-person.ts";

/** The answers the communicator needs offline, by the first element of the query key, with the endpoint that returns them. */
const kinds: Record<string, keyof typeof endpoints> = {
	profile: "profile",
	preferences: "preferences",
	subscription: "currentSubscription",
	plan: "plan",
	plans: "plans",
	usage: "usage",
	status: "status",
	options: "settings",
};

interface Answer {
	key: readonly unknown[];
	data: unknown;
	/** When the server answered: milliseconds since 1970. */
	at: number;
}

/**
 * Restores the last server answers until new ones come, and stores new ones, also those from before this browser's storage was
 * open.
 * @returns how to stop
 */
export async function keepAnswers(queryClient: QueryClient, kept: KeptByPerson): Promise<() => void> {
	const shelf = await kept.open();
	const cache = queryClient.getQueryCache();
	let givesBack = false;
	function keep({ queryKey: key, queryHash, state }: Query): void {
		if (givesBack || state.data === undefined || !(String(key[0]) in kinds)) return;
		const answer: Answer = { key, data: state.data, at: state.dataUpdatedAt };
		shelf.put("preferences", queryHash, answer).catch(() => undefined);
	}
	const stop = cache.subscribe((event) => {
		if (event.type === "updated" && event.action.type === "success") keep(event.query);
	});
	cache.getAll().forEach(keep);
	for (const { value } of await shelf.all<Partial<Answer> | null>("preferences")) {
		const { key = [], data, at = 0 } = value ?? {};
		const kind = kinds[String(key[0])];
		// An older version of the app may have stored another shape.
		if (!kind || queryClient.getQueryData(key) !== undefined) continue;
		const read = endpoints[kind].response.safeParse(data);
		if (!read.success) continue;
		givesBack = true;
		queryClient.setQueryData(key, read.data, { updatedAt: at });
		givesBack = false;
		// Request it again, however recent: another device may have changed it since.
		await queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: "none" });
	}
	return stop;
}
