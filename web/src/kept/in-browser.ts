import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import { keptInMemory } from "./in-memory.ts";
import type { Kept, Shelf } from "./kept.ts";
import { newSealingKey, type Sealed, seal, unseal } from "./seal.ts";

interface Schema extends DBSchema {
	/** The one key, under `sealing`. */
	keys: { key: string; value: CryptoKey };
	items: { key: [Shelf, string]; value: Sealed };
}

const prefix = "sayso-kept-";

/** Opens what this browser keeps for a person; where it keeps nothing, the page's memory serves. */
export async function openKept(personId: string): Promise<Kept> {
	try {
		return await openSealed(prefix + personId);
	} catch {
		return keptInMemory();
	}
}

/** Forgets what is kept here for anybody: this browser may be shared. */
export async function wipeKept(): Promise<void> {
	const databases = await indexedDB.databases();
	const names = databases.flatMap(({ name }) => (name?.startsWith(prefix) ? name : []));
	await Promise.all(names.map((name) => deleteDB(name)));
}

async function openSealed(name: string): Promise<Kept> {
	const database = await openDB<Schema>(name, 1, {
		upgrade(fresh) {
			fresh.createObjectStore("keys");
			fresh.createObjectStore("items");
		},
		// Another page of ours wipes it: let go at once.
		blocking: () => database.close(),
	});
	const key = await keyOf(database);
	const shelfRange = (shelf: Shelf) => IDBKeyRange.bound([shelf, ""], [shelf, "\uffff"]);
	/** What cannot be unsealed is as good as gone: the key it was sealed with is. */
	const opened = (sealed: Sealed) => unseal(key, sealed).catch(() => undefined);
	return {
		durable: true,
		async get(shelf, id) {
			const sealed = await database.get("items", [shelf, id]);
			return sealed && ((await opened(sealed)) as never);
		},
		async all(shelf) {
			const transaction = database.transaction("items");
			const range = shelfRange(shelf);
			const [ids, values] = await Promise.all([transaction.store.getAllKeys(range), transaction.store.getAll(range)]);
			const items = await Promise.all(
				values.map(async (sealed, at) => ({ id: ids[at]?.[1] ?? "", value: (await opened(sealed)) as never })),
			);
			return items.filter(({ value }) => value !== undefined);
		},
		async put(shelf, id, value) {
			await database.put("items", await seal(key, value), [shelf, id]);
		},
		remove: (shelf, id) => database.delete("items", [shelf, id]),
		clear: (shelf) => database.delete("items", shelfRange(shelf)),
		close: () => database.close(),
	};
}

/** The first page that asks makes it; two that ask at once end up with the same. */
async function keyOf(database: IDBPDatabase<Schema>): Promise<CryptoKey> {
	const isKey = (found: unknown) => found instanceof CryptoKey;
	const there = await database.get("keys", "sealing");
	const made = there && isKey(there) ? there : await newSealingKey();
	const transaction = database.transaction("keys", "readwrite");
	const known = await transaction.store.get("sealing");
	const isGood = known !== undefined && isKey(known);
	if (!isGood) await transaction.store.put(made, "sealing");
	await transaction.done;
	return isGood ? known : made;
}
