import type { Changed, Settled } from "./changed.ts";
import { orderedId } from "./ordered-id.ts";
import type { Outbox } from "./outbox.ts";

/** Milliseconds that a form waits for the server; the change is stored and in effect by then. */
const patience = 4_000;

/**
 * Stores a change until the server has it, behind all pending items.
 * @returns its result; undefined while it is pending
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
