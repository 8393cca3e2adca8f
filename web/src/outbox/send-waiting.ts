import { ApiError, isRefusal } from "../api/api-error.ts";
import type { Client } from "../api/client.ts";
import type { Kept } from "../kept/kept.ts";
import type { Changed } from "./changed.ts";
import { isWaiting, type Said, type Waiting } from "./said.ts";

/** After so many failures of one item, the others are sent first. */
export const failuresInARow = 3;

/** The server accepts other items: only this one fails. */
const isOfThisOne = (error: unknown) => error instanceof ApiError && error.code === "internal";

interface Sending {
	/** Whether the items belong to the signed-in person, whose token is used. */
	isTheirs: (shelf: Kept) => Promise<boolean>;
	api: Pick<Client, "logConversation" | "forget">;
	shelf: Kept;
	/** How often sending failed, by item id. */
	failures: Map<string, number>;
	onSent: (said: Said) => void;
	/** Sends a change of settings. @param shelf the store it is in */
	change: (key: string, changed: Changed, shelf?: Kept) => Promise<void>;
}

/**
 * Sends pending items, oldest first, until the server stops accepting them. An item sent but not yet removed is sent again: the
 * server recognises its id. An item that fails again and again is set aside, stays pending and is retried each time.
 * @returns how many are still pending
 */
export async function sendWaiting(sending: Sending): Promise<number> {
	const { shelf, failures } = sending;
	const waiting = await shelf.all<unknown>("outbox");
	let aside = 0;
	for (const [at, { id, value }] of waiting.entries()) {
		// The person has deleted it meanwhile, or its shape is unknown.
		if ((await shelf.get("outbox", id)) === undefined) continue;
		if (!(await sending.isTheirs(shelf))) return aside + waiting.length - at;
		try {
			if (isWaiting(value)) await sendItem(sending, id, value);
		} catch (error) {
			if (isOfThisOne(error)) failures.set(id, (failures.get(id) ?? 0) + 1);
			if ((failures.get(id) ?? 0) >= failuresInARow) {
				aside++;
				continue;
			}
			// Drop a refused item: the person has seen it on the screen, and the others must go on.
			if (!isRefusal(error)) return aside + waiting.length - at;
		}
		failures.delete(id);
		await shelf.remove("outbox", id);
	}
	return aside;
}

/** Sends one item to the server. @throws {ApiError} */
export async function sendItem(
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
