import type { Services } from "../api/services.tsx";
import { outboxOf } from "./outbox.ts";

/** Milliseconds somebody who leaves waits for what is still to be sent. */
const patience = 4_000;

/** Sends what waits, and counts what only this browser has then: lines of the log, and changes of phrases. */
export async function unsentBy(services: Services): Promise<number> {
	const late = new Promise((resolve) => setTimeout(resolve, patience));
	await Promise.race([outboxOf(services).send(), late]);
	const shelf = await services.kept.open();
	const phrases = await shelf.all<{ pending?: unknown }>("phrases");
	const lines = await shelf.all("outbox");
	return lines.length + phrases.filter(({ value }) => value.pending).length;
}
