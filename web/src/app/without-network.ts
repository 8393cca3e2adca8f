import type { QueryClient } from "@tanstack/react-query";
import type { Services } from "../api/services.tsx";
import { keepApp } from "../offline/keep-app.ts";
import { outboxOf } from "../outbox/outbox.ts";
import { keepAnswers } from "./keep-answers.ts";
import { keepHistory } from "./keep-history.ts";
import { refreshWhenBack } from "./refresh-when-back.ts";

/** Milliseconds between two attempts to reach a server that did not answer. */
const retryMilliseconds = 10_000;

/**
 * Lets the signed-in person go on offline: stores the app and the server's answers in this browser, and polls an unreachable server
 * until it is back.
 * @param signal stops it when another person signs in, or the person signs out
 */
export async function goOnWithoutNetwork(
	services: Services,
	queryClient: QueryClient,
	signal: AbortSignal,
): Promise<void> {
	const { api, kept, connection } = services;
	void keepApp();
	const outbox = outboxOf(services);
	void outbox.send();
	const send = () => void outbox.send();
	window.addEventListener("online", send, { signal });
	const look = () => {
		// Requests something from the database: a server without its database still answers public calls.
		if (connection.standing === "unreachable") void api.preferences().catch(() => undefined);
	};
	const timer = setInterval(look, retryMilliseconds);
	// Repeat what failed meanwhile. The queries watch the browser's own network state themselves.
	const stopWatching = refreshWhenBack(connection, (wasUnreachable) => {
		send();
		if (wasUnreachable) void queryClient.invalidateQueries();
	});
	signal.addEventListener("abort", () => {
		clearInterval(timer);
		stopWatching();
	});
	const ends = [await keepAnswers(queryClient, kept), await keepHistory(services, queryClient)];
	for (const end of ends) signal.aborted ? end() : signal.addEventListener("abort", end);
}
