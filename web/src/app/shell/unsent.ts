import type { QueryClient } from "@tanstack/react-query";
import type { Services } from "../../api/services.tsx";
import { outboxOf } from "../../outbox/outbox.ts";
import { phraseBookQuery } from "../../phrases/phrase-book-query.ts";

/** Milliseconds that sign-out waits for pending items. */
const patience = 4_000;

/** Sends pending items and counts what is then only in this browser: lines of the log, and changes of phrases. */
export async function unsentBy(services: Services, queryClient: QueryClient): Promise<number> {
	const book = await queryClient.fetchQuery(phraseBookQuery(services));
	const late = new Promise((resolve) => setTimeout(resolve, patience));
	await Promise.race([Promise.all([outboxOf(services).send(), book.sync()]), late]);
	const shelf = await services.kept.open();
	const phrases = await shelf.all<{ pending?: unknown }>("phrases");
	const lines = await shelf.all("outbox");
	return lines.length + phrases.filter(({ value }) => value.pending).length;
}
