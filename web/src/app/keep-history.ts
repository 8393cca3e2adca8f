import { retentionDays } from "@sayso/contract/rules/retention.ts";
import type { QueryClient } from "@tanstack/react-query";
import { preferencesQuery } from "../api/preferences-query.ts";
import { queries } from "../api/queries.ts";
import type { Services } from "../api/services.tsx";
import { keepLines, keptLines } from "../outbox/kept-lines.ts";
import { outboxOf } from "../outbox/outbox.ts";

/** The retention in days by the person's plan and preferences, once both are known. */
function daysKept(services: Services, queryClient: QueryClient): number | undefined {
	const { api } = services;
	const preferences = queryClient.getQueryData(preferencesQuery(services).queryKey);
	const subscription = queryClient.getQueryData(queries.subscription(api).queryKey);
	const plan = subscription && queryClient.getQueryData(queries.plan(api, subscription.planID).queryKey);
	return preferences && plan && retentionDays(plan, preferences);
}

/**
 * Stores sent lines in this browser for as long as the server does, for offline use. With Memory off, or while that is unknown,
 * nothing is stored.
 * @returns how to stop
 */
export async function keepHistory(services: Services, queryClient: QueryClient): Promise<() => void> {
	const shelf = await services.kept.open();
	let days: number | undefined;
	function tidy(): void {
		const before = days;
		days = daysKept(services, queryClient);
		if (days !== undefined && days !== before) keptLines(shelf, days).catch(() => undefined);
	}
	tidy();
	const stopKeeping = outboxOf(services).subscribe((sent) => {
		if (sent && days) keepLines(shelf, [sent]).catch(() => undefined);
	});
	const stopWatching = queryClient.getQueryCache().subscribe(({ type, query }) => {
		if (type === "updated" && ["preferences", "subscription", "plan"].includes(String(query.queryKey[0]))) tidy();
	});
	return () => {
		stopKeeping();
		stopWatching();
	};
}
