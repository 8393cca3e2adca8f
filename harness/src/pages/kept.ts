import type { Page } from "@playwright/test";

/** Every file that the service worker names is in the browser. */
export const allIsKept = (on: Page) =>
	on.evaluate(async () => {
		const [, list = ""] = /^const kept = (.*);$/m.exec(await (await fetch("/worker.js")).text()) ?? [];
		const { first, rest } = JSON.parse(list) as Record<"first" | "rest", string[]>;
		const there = await Promise.all([...first, ...rest].map((address) => caches.match(address)));
		return there.every(Boolean);
	});

/** The first words of what the server said and this browser keeps. The values are sealed, the names are not. */
export const answersKept = (on: Page) =>
	on.evaluate(async () => {
		const kept = (await indexedDB.databases()).find(({ name }) => name?.startsWith("sayso-kept-"));
		if (!kept?.name) return [];
		const opening = indexedDB.open(kept.name);
		const database = await new Promise<IDBDatabase>((resolve, reject) => {
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error);
		});
		const reading = database.transaction("items").objectStore("items").getAllKeys();
		const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
			reading.onsuccess = () => resolve(reading.result);
			reading.onerror = () => reject(reading.error);
		});
		database.close();
		const hashes = (keys as [string, string][]).filter(([shelf]) => shelf === "preferences").map(([, hash]) => hash);
		return hashes.map((hash) => String(JSON.parse(hash)[0]));
	});
