import { expect, test } from "vitest";
import { keptInMemory } from "../kept/in-memory.ts";
import { openSoundStore } from "./sound-store.ts";

/** A clock that advances by one with each reading. */
const clock = (from = 0) => {
	let time = from;
	return () => time++;
};

test("a sound is found on the next page, and its words are in no identifier", async () => {
	const kept = keptInMemory();
	const store = await openSoundStore(kept, 100);
	await store.put("Bless you", "AAAA");
	const later = await openSoundStore(kept, 100);
	expect(later.has("Bless you")).toBe(true);
	expect(await later.get("Bless you")).toBe("AAAA");
	expect(await later.get("Wait")).toBeUndefined();
	expect((await kept.all("sounds")).map(({ id }) => id)).toEqual(["0", "index"]);
});

test("it stays within its size: the sound played longest ago is removed first", async () => {
	const kept = keptInMemory();
	const store = await openSoundStore(kept, 10, clock());
	await store.put("one", "1111");
	await store.put("two", "2222");
	expect(await store.get("one")).toBe("1111");
	await store.put("three", "3333");
	expect([store.has("one"), store.has("two"), store.has("three")]).toEqual([true, false, true]);
	await store.put("too much", "x".repeat(11));
	expect(store.has("too much")).toBe(false);
	expect(await store.get("three")).toBe("3333");
	// The index and two sounds: no unindexed sound is left.
	expect(await kept.all("sounds")).toHaveLength(3);
});

test("a removed sound is deleted, and the others stay", async () => {
	const kept = keptInMemory();
	const store = await openSoundStore(kept, 100);
	for (const key of ["mine one", "theirs", "mine two"]) await store.put(key, key);
	await store.drop((key) => key.startsWith("mine"));
	expect([store.has("mine one"), store.has("mine two")]).toEqual([false, false]);
	expect(await (await openSoundStore(kept, 100)).get("theirs")).toBe("theirs");
	expect(JSON.stringify(await kept.all("sounds"))).not.toContain("mine");
});

test("two pages that store sounds at once never play each other's words", async () => {
	const kept = keptInMemory();
	const [one, other] = [await openSoundStore(kept, 100), await openSoundStore(kept, 100)];
	await Promise.all([one.put("yes", "YES"), other.put("no", "NO")]);
	// A slot that the other page has overwritten: its words are the wrong ones.
	await kept.put("sounds", "0", { key: "no", audio: "NO" });
	const later = await openSoundStore(kept, 100);
	expect(await later.get("yes")).toBeUndefined();
	expect(later.has("no")).toBe(true);
});

test("if the browser has no room, stored sounds stay and speech works", async () => {
	const kept = keptInMemory();
	const store = await openSoundStore(kept, 100);
	await store.put("yes", "YES");
	const full = await openSoundStore(
		{ ...kept, put: () => Promise.reject(new DOMException("", "QuotaExceededError")) },
		100,
	);
	await expect(full.put("no", "NO")).rejects.toThrow();
	expect(await full.get("yes")).toBe("YES");
});
