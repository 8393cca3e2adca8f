import type { Changed, Settled } from "./changed.ts";
import { orderedId } from "./ordered-id.ts";
import type { Outbox } from "./outbox.ts";

/** Milliseconds somebody before a form waits for the server; it is kept and in force by then. */
const patience = 4_000;

/**
 * Keeps what somebody has just set until the server has it, behind all that waits.
 * @returns what became of it; undefined where it waits
 */
export async function saveChange(outbox: Outbox, changed: Changed): Promise<Settled | undefined> {
	const key = orderedId();
	const settled = new Promise<Settled>((resolve) => outbox.asking.set(key, resolve));
	const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>();
	const timer = setTimeout(giveUp, patience);
	try {
		await outbox.keep(changed, key);
		const sent = outbox.send().then(() => undefined);
		return await Promise.race([settled, sent, late]);
	} finally {
		clearTimeout(timer);
		outbox.asking.delete(key);
	}
}
