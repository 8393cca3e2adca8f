import { openDB } from "idb";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { openKept, wipeKept } from "./in-browser.ts";
import { keptInMemory } from "./in-memory.ts";

afterEach(() => delete document.documentElement.dataset.storage);

const kinds = { "in the browser": () => openKept(crypto.randomUUID()), "in memory": async () => keptInMemory() };

describe.each(Object.entries(kinds))("stored data %s", (_, open) => {
	test("is read back as written, by shelf, in order", async () => {
		const kept = await open();
		await kept.put("phrases", "b", { text: "I want a glass of water" });
		await kept.put("phrases", "a", { text: "Good morning" });
		await kept.put("outbox", "a", [1, 2]);
		expect(await kept.get("phrases", "b")).toEqual({ text: "I want a glass of water" });
		expect((await kept.all("phrases")).map(({ id }) => id)).toEqual(["a", "b"]);
		await kept.remove("phrases", "b");
		expect(await kept.get("phrases", "b")).toBeUndefined();
		await kept.clear("phrases");
		expect(await kept.all("phrases")).toEqual([]);
		expect(await kept.all("outbox")).toEqual([{ id: "a", value: [1, 2] }]);
	});
});

test("stored data is there for the next page, and only for the same person", async () => {
	const person = crypto.randomUUID();
	const before = await openKept(person);
	await before.put("own-words", "1", "my physio is on Thursday");
	before.close();
	expect(await (await openKept(person)).get("own-words", "1")).toBe("my physio is on Thursday");
	expect(await (await openKept(crypto.randomUUID())).get("own-words", "1")).toBeUndefined();
});

test("two pages that open it at once read each other's data", async () => {
	const person = crypto.randomUUID();
	const [one, other] = await Promise.all([openKept(person), openKept(person)]);
	await one.put("phrases", "1", "hello");
	expect(await other.get("phrases", "1")).toBe("hello");
});

test("no plain text is in storage, and the key cannot be exported", async () => {
	const person = crypto.randomUUID();
	await (await openKept(person)).put("history", "1", "a secret of mine");
	const database = await openDB(`sayso-kept-${person}`);
	const [item] = await database.getAll("items");
	expect(new TextDecoder().decode(item.cipher)).not.toContain("secret");
	expect((await database.get("keys", "sealing")).extractable).toBe(false);
	database.close();
});

test("wiping deletes everyone's data, even while a page has it open", async () => {
	const person = crypto.randomUUID();
	await (await openKept(person)).put("phrases", "1", "hello");
	await wipeKept();
	expect((await indexedDB.databases()).filter(({ name }) => name?.startsWith("sayso-kept-"))).toEqual([]);
	expect(await (await openKept(person)).all("phrases")).toEqual([]);
});

test("storage closed by the browser is opened again, and nothing is lost", async () => {
	const kept = await openKept(crypto.randomUUID());
	await kept.put("phrases", "1", "Good morning");
	const { transaction } = IDBDatabase.prototype;
	let closed: IDBDatabase | undefined;
	const spy = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, ...how) {
		closed ??= this;
		if (this === closed) throw new DOMException("The database connection is closing.", "InvalidStateError");
		return transaction.apply(this, how);
	});
	onTestFinished(() => spy.mockRestore());
	await kept.put("phrases", "2", "Good night");
	expect(await kept.all("phrases")).toEqual([
		{ id: "1", value: "Good morning" },
		{ id: "2", value: "Good night" },
	]);
});

test("a full storage is reported, and saved items stay until the page is closed", async () => {
	const kept = await openKept(crypto.randomUUID());
	await kept.put("phrases", "1", "Good morning");
	const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
		throw new DOMException("No room", "QuotaExceededError");
	});
	await kept.put("phrases", "0", "A phrase with a photo");
	await kept.put("phrases", "1", "Good day");
	put.mockRestore();
	expect(document.documentElement.dataset.storage).toBe("full");
	expect(await kept.get("phrases", "1")).toBe("Good day");
	expect((await kept.all("phrases")).map(({ value }) => value)).toEqual(["A phrase with a photo", "Good day"]);
	await kept.remove("phrases", "0");
	expect(await kept.all("phrases")).toEqual([{ id: "1", value: "Good day" }]);
});

test("after storing a phrase or the SOS card, persistent storage is requested once", async () => {
	const asked = vi.spyOn(navigator.storage, "persist").mockResolvedValue(true);
	onTestFinished(() => asked.mockRestore());
	const kept = await openKept(crypto.randomUUID());
	await kept.put("drafts", "own", "half a sentence");
	expect(asked).not.toHaveBeenCalled();
	await kept.put("emergency", "card", { sentence: "Help" });
	await kept.put("phrases", "1", "Good morning");
	expect(asked).toHaveBeenCalledOnce();
});

test("with blocked storage the page works in memory, reports it, and wiping succeeds", async () => {
	const blocked = vi.spyOn(window, "indexedDB", "get").mockImplementation(() => {
		throw new DOMException("Blocked", "SecurityError");
	});
	onTestFinished(() => blocked.mockRestore());
	const kept = await openKept(crypto.randomUUID());
	await kept.put("phrases", "1", "hello");
	expect(await kept.get("phrases", "1")).toBe("hello");
	expect(document.documentElement.dataset.storage).toBe("blocked");
	await wipeKept();
});
