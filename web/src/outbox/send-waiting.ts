import { ApiError, isRefusal } from "../api/api-error.ts";
import type { Client } from "../api/client.ts";
import type { Kept } from "../kept/kept.ts";
import type { Changed } from "./changed.ts";
import { isWaiting, type Said, type Waiting } from "./said.ts";

/** So many times the server may fail at one thing before those behind it are sent first. */
export const failuresInARow = 3;

/** The server is there and takes others: it is this one that it cannot take. */
const isOfThisOne = (error: unknown) => error instanceof ApiError && error.code === "internal";

interface Sending {
	/** Whose things are sent with the token of whoever is signed in: only while it is theirs. */
	isTheirs: (shelf: Kept) => Promise<boolean>;
	api: Pick<Client, "logConversation" | "forget">;
	shelf: Kept;
	/** How often the server failed at what waits under an identifier. */
	failures: Map<string, number>;
	onSent: (said: Said) => void;
	/** Sends what was set. @param shelf on which it waited */
	change: (key: string, changed: Changed, shelf?: Kept) => Promise<void>;
}

/**
 * Sends from the oldest on, until the server takes no more. What is sent and not yet taken off the shelf is sent again: it has
 * its identifier. What the server fails at again and again is set aside: it stays, and is tried each time.
 * @returns how much still waits
 */
export async function sendWaiting(sending: Sending): Promise<number> {
	const { shelf, failures } = sending;
	const waiting = await shelf.all<unknown>("outbox");
	let aside = 0;
	for (const [at, { id, value }] of waiting.entries()) {
		// Deleted by the person meanwhile, or of no shape that was ever kept.
		if ((await shelf.get("outbox", id)) === undefined) continue;
		if (!(await sending.isTheirs(shelf))) return aside + waiting.length - at;
		try {
			if (isWaiting(value)) await tell(sending, id, value);
		} catch (error) {
			if (isOfThisOne(error)) failures.set(id, (failures.get(id) ?? 0) + 1);
			if ((failures.get(id) ?? 0) >= failuresInARow) {
				aside++;
				continue;
			}
			// What is never taken was shown on the screen, and those behind it have to go on.
			if (!isRefusal(error)) return aside + waiting.length - at;
		}
		failures.delete(id);
		await shelf.remove("outbox", id);
	}
	return aside;
}

/** Tells the server of one thing. @throws {ApiError} */
export async function tell(
	sending: Omit<Sending, "shelf"> & { shelf?: Kept },
	key: string,
	item: Waiting,
): Promise<void> {
	const { api, onSent, change, shelf } = sending;
	if ("forget" in item) await api.forget({ params: { id: item.forget } });
	else if ("role" in item) {
		await api.logConversation({ body: item });
		onSent(item);
	} else await change(key, item, shelf);
}
