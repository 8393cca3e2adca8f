import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import { markStorage } from "../device/storage-standing.ts";
import { keptInMemory } from "./in-memory.ts";
import type { Kept, Shelf } from "./kept.ts";
import { newSealingKey, type Sealed, seal, unseal } from "./seal.ts";

interface Schema extends DBSchema {
	/** The single encryption key, under `sealing`. */
	keys: { key: string; value: CryptoKey };
	items: { key: [Shelf, string]; value: Sealed };
}

interface Opened {
	database: IDBPDatabase<Schema>;
	key: CryptoKey;
}

const prefix = "sayso-kept-";

/** Opens this browser's storage for a person; if the browser stores nothing, memory is used. */
export async function openKept(personId: string): Promise<Kept> {
	try {
		return await openSealed(prefix + personId);
	} catch {
		markStorage("blocked");
		return keptInMemory();
	}
}

/** Deletes everyone's data in this browser, which may be shared. Does nothing if nothing is stored. */
export async function wipeKept(): Promise<void> {
	const databases = await Promise.resolve()
		.then(() => indexedDB.databases())
		.catch(() => []);
	const names = databases.flatMap(({ name }) => (name?.startsWith(prefix) ? name : []));
	await Promise.all(names.map((name) => deleteDB(name)));
}

async function openSealed(name: string): Promise<Kept> {
	const using = await connection(name);
	/** Items that did not fit into the browser's storage, kept until the page is closed. */
	const unkept = keptInMemory();
	let isForGood = false;
	/** A browser may delete the data of a page not used for a week: ask it once for persistent storage. */
	function keepForGood() {
		if (!isForGood) void navigator.storage?.persist?.().catch(() => false);
		isForGood = true;
	}
	const shelfRange = (shelf: Shelf) => IDBKeyRange.bound([shelf, ""], [shelf, "\uffff"]);
	/** An item that cannot be decrypted counts as missing: its key is lost. */
	const opened = (key: CryptoKey, sealed: Sealed) => unseal(key, sealed).catch(() => undefined);
	return {
		durable: true,
		async get(shelf, id) {
			const passing = await unkept.get(shelf, id);
			if (passing !== undefined) return passing as never;
			return using.now(async ({ database, key }) => {
				const sealed = await database.get("items", [shelf, id]);
				return sealed && ((await opened(key, sealed)) as never);
			});
		},
		async all(shelf) {
			const items = await using.now(async ({ database, key }) => {
				const transaction = database.transaction("items");
				const range = shelfRange(shelf);
				const [ids, values] = await Promise.all([transaction.store.getAllKeys(range), transaction.store.getAll(range)]);
				return Promise.all(
					values.map(async (sealed, at) => ({ id: ids[at]?.[1] ?? "", value: (await opened(key, sealed)) as never })),
				);
			});
			const passing = await unkept.all<never>(shelf);
			const isPassing = (id: string) => passing.some((each) => each.id === id);
			const kept = items.filter(({ id, value }) => value !== undefined && !isPassing(id));
			return passing.length === 0 ? kept : [...kept, ...passing].sort(({ id: a }, { id: b }) => (a < b ? -1 : 1));
		},
		async put(shelf, id, value) {
			try {
				await using.now(async ({ database, key }) => database.put("items", await seal(key, value), [shelf, id]));
				await unkept.remove(shelf, id);
				if (shelf === "phrases" || shelf === "emergency") keepForGood();
			} catch (error) {
				if (!isFull(error)) throw error;
				markStorage("full");
				await unkept.put(shelf, id, value);
			}
		},
		async remove(shelf, id) {
			await unkept.remove(shelf, id);
			await using.now(({ database }) => database.delete("items", [shelf, id]));
		},
		async clear(shelf) {
			await unkept.clear(shelf);
			await using.now(({ database }) => database.delete("items", shelfRange(shelf)));
		},
		close: () => using.end(),
	};
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === "QuotaExceededError";

/** Some browsers close the database of a background page; some only reject its next use. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === "InvalidStateError";

/** An open database, opened again if the browser has closed it; not if another of our pages is deleting it. */
async function connection(name: string) {
	let isOver = false;
	let opening: Promise<Opened> | undefined;
	async function open(): Promise<Opened> {
		const database = await openDB<Schema>(name, 1, {
			upgrade(fresh) {
				fresh.createObjectStore("keys");
				fresh.createObjectStore("items");
			},
			blocking: end,
			terminated: () => (opening = undefined),
		});
		return { database, key: await keyOf(database) };
	}
	function end() {
		isOver = true;
		void opening?.then(({ database }) => database.close());
	}
	/** If opening failed, try again at the next use. */
	function opened(): Promise<Opened> {
		opening ??= open().catch((error) => {
			opening = undefined;
			throw error;
		});
		return opening;
	}
	await opened();
	return {
		end,
		async now<Result>(act: (opened: Opened) => Promise<Result>): Promise<Result> {
			const used = opened();
			try {
				return await act(await used);
			} catch (error) {
				const isLost = opening !== used || isClosed(error);
				if (isOver || !isLost) throw error;
				if (opening === used) opening = undefined;
				return act(await opened());
			}
		},
	};
}

/** The first page creates the key; two pages at once end up with the same one. */
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
