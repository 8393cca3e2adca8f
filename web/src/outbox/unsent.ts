import type { Services } from "../api/services.tsx";
import { outboxOf } from "./outbox.ts";

/** Milliseconds that sign-out waits for pending items. */
const patience = 4_000;

/** Sends pending items and counts what is then only in this browser: lines of the log, and changes of phrases. */
export async function unsentBy(services: Services): Promise<number> {
	const late = new Promise((resolve) => setTimeout(resolve, patience));
	await Promise.race([outboxOf(services).send(), late]);
	const shelf = await services.kept.open();
	const phrases = await shelf.all<{ pending?: unknown }>("phrases");
	const lines = await shelf.all("outbox");
	return lines.length + phrases.filter(({ value }) => value.pending).length;
}
