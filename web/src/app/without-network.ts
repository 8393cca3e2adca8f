import type { QueryClient } from "@tanstack/react-query";
import type { Services } from "../api/services.tsx";
import { keepApp } from "../offline/keep-app.ts";
import { outboxOf } from "../outbox/outbox.ts";
import { keepAnswers } from "./keep-answers.ts";
import { keepHistory } from "./keep-history.ts";

/** Milliseconds between two tries to reach a server that did not answer. */
const retryMilliseconds = 10_000;

/**
 * Sees to it that whoever is signed in can go on without a network: the app and what the server said are kept in this
 * browser, and a server that went away is looked for until it is back.
 * @param signal ends it: somebody else is there, or nobody
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
	let standing = connection.standing;
	const look = () => {
		// Of what the database has: a server without one answers what anybody may ask.
		if (connection.standing === "unreachable") void api.preferences().catch(() => undefined);
	};
	const timer = setInterval(look, retryMilliseconds);
	const stopWatching = connection.subscribe(() => {
		const before = standing;
		standing = connection.standing;
		// What failed meanwhile is asked once more. The browser's own network is watched by the queries themselves.
		if (standing !== "reached" || before === "reached") return;
		send();
		if (before === "unreachable") void queryClient.invalidateQueries();
	});
	signal.addEventListener("abort", () => {
		clearInterval(timer);
		stopWatching();
	});
	const ends = [await keepAnswers(queryClient, kept), await keepHistory(services, queryClient)];
	for (const end of ends) signal.aborted ? end() : signal.addEventListener("abort", end);
}
