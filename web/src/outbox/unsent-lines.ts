import type { Remembered } from "@sayso/contract/v1/memory.ts";
import type { Client } from "../api/client.ts";
import type { Kept } from "../kept/kept.ts";
import type { KeptByPerson } from "../kept/kept-by-person.ts";
import { dropLine } from "./kept-lines.ts";
import { alone, type Outbox } from "./outbox.ts";
import { isWaiting, lineOf, saidOf } from "./said.ts";
import { failuresInARow } from "./send-waiting.ts";

/** What this browser knows of the log in addition to the server. */
export interface Unsent {
	/** Pending lines, oldest first. `isHard`: sending has failed again and again. */
	waiting: readonly { line: Remembered; isHard: boolean }[];
	/** The lines since this page was opened, sent or not. */
	session: readonly Remembered[];
	/** The ids of deleted lines, whether or not the server knows. */
	forgotten: ReadonlySet<string>;
}

/** The stored items that can be sent, oldest first. */
async function itemsOn(shelf: Kept) {
	const items = await shelf.all<unknown>("outbox");
	return items.flatMap(({ id, value }) => (isWaiting(value) ? [{ id, item: value }] : []));
}

export async function unsentLines(outbox: Outbox, kept: KeptByPerson): Promise<Unsent> {
	const items = await itemsOn(await kept.open());
	const session = await outbox.session();
	const forgotten = new Set(session.forgotten);
	for (const { item } of items) {
		if ("forget" in item) forgotten.add(item.forget);
		else if ("role" in item) forgotten.delete(item.id);
	}
	const isHard = (key: string) => (outbox.failures.get(key) ?? 0) >= failuresInARow;
	return {
		waiting: items.flatMap(({ id, item }) => ("role" in item ? { line: lineOf(item), isHard: isHard(id) } : [])),
		session: [...session.lines],
		forgotten,
	};
}

/** Deletes a line, here at once, on the server as soon as possible. */
export async function forgetLine(outbox: Outbox, kept: KeptByPerson, line: Remembered): Promise<void> {
	const shelf = await kept.open();
	const session = await outbox.session();
	session.lines = session.lines.filter(({ id }) => id !== line.id);
	session.forgotten.add(line.id);
	await dropLine(shelf, line);
	for (const { id, item } of await itemsOn(shelf))
		if ("role" in item && item.id === line.id) await shelf.remove("outbox", id);
	// Also for a pending line: the server may have it, and its answer may be lost.
	await outbox.keep({ forget: line.id });
}

/** Restores a deleted line with its time. */
export async function putBackLine(outbox: Outbox, line: Remembered): Promise<void> {
	const session = await outbox.session();
	session.forgotten.delete(line.id);
	session.lines.push(line);
	await outbox.keep({ ...saidOf(line), put_back: true });
}

/** Deletes everything here once the server has done so. New lines stay. */
export const forgetAllLines = (outbox: Outbox, kept: KeptByPerson, api: Pick<Client, "clearMemory">): Promise<void> =>
	alone(async () => {
		const shelf = await kept.open();
		const waiting = await itemsOn(shelf);
		const session = await outbox.session();
		const before = new Set(session.lines);
		await api.clearMemory();
		for (const { id, item } of waiting) if ("role" in item || "forget" in item) await shelf.remove("outbox", id);
		await shelf.clear("history");
		session.lines = session.lines.filter((line) => !before.has(line));
		outbox.sendItem();
	});
