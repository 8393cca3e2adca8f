import { expect, test } from "vitest";
import { keptInMemory } from "../kept/in-memory.ts";
import { openSoundStore } from "./sound-store.ts";

/** A clock that goes on by one at each look. */
const clock = (from = 0) => {
	let time = from;
	return () => time++;
};

test("a sound is there again on the next page, and its words are in no identifier", async () => {
	const kept = keptInMemory();
	const store = await openSoundStore(kept, 100);
	await store.put("Bless you", "AAAA");
	const later = await openSoundStore(kept, 100);
	expect(later.has("Bless you")).toBe(true);
	expect(await later.get("Bless you")).toBe("AAAA");
	expect(await later.get("Wait")).toBeUndefined();
	expect((await kept.all("sounds")).map(({ id }) => id)).toEqual(["0", "index"]);
});

test("it holds no more bytes than it may: what was heard longest ago goes first", async () => {
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
	// The index and two sounds: nothing lies there that is not known.
	expect(await kept.all("sounds")).toHaveLength(3);
});

test("what is taken out leaves nothing behind, and the others stay", async () => {
	const kept = keptInMemory();
	const store = await openSoundStore(kept, 100);
	for (const key of ["mine one", "theirs", "mine two"]) await store.put(key, key);
	await store.drop((key) => key.startsWith("mine"));
	expect([store.has("mine one"), store.has("mine two")]).toEqual([false, false]);
	expect(await (await openSoundStore(kept, 100)).get("theirs")).toBe("theirs");
	expect(JSON.stringify(await kept.all("sounds"))).not.toContain("mine");
});

test("two pages that keep sounds at once never say the words of the other", async () => {
	const kept = keptInMemory();
	const [one, other] = [await openSoundStore(kept, 100), await openSoundStore(kept, 100)];
	await Promise.all([one.put("yes", "YES"), other.put("no", "NO")]);
	// A slot that the other page took last: its words are not those that were wanted.
	await kept.put("sounds", "0", { key: "no", audio: "NO" });
	const later = await openSoundStore(kept, 100);
	expect(await later.get("yes")).toBeUndefined();
	expect(later.has("no")).toBe(true);
});

test("a browser that has no room left keeps what it has, and speaks", async () => {
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
