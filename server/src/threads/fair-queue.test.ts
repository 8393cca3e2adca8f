import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

/** The order in which these are served. Each text is its person, its size, and `!` if it is urgent. */
function order(...texts: string[]): string {
	const queue = new FairQueue<{ personId: string; size: number; isUrgent: boolean; text: string }>();
	for (const text of texts) {
		const [, personId = "", size, urgent] = text.match(/^(\w)(\d+)(!?)$/) ?? [];
		queue.add({ personId, size: Number(size), isUrgent: urgent === "!", text });
	}
	return texts.map(() => queue.next(new Set())?.text).join(" ");
}

test("one person's are served the shortest first, and as they came", () => {
	expect(order("a9", "a2", "a5", "a2")).toBe("a2 a2 a5 a9");
});

test("a person with much waiting holds up no other person", () => {
	expect(order("a9", "a9", "a9", "a9", "b1", "c9", "b1")).toBe("b1 b1 a9 c9 a9 a9 a9");
});

test("a person's long work does not wait for ever behind the short work of others", () => {
	expect(order("a6", ...Array(12).fill("b2"))).toMatch(/^(?:b2 ){2,3}a6/);
});

test("what is urgent goes before all else", () => {
	expect(order("a1", "b1", "c9!", "d9!")).toBe("c9! d9! a1 b1");
});

test("while a person is busy only their urgent work is taken, and removed work never is", () => {
	const queue = new FairQueue();
	const [mine, urgent, gone] = [
		{ personId: "a", size: 1, isUrgent: false },
		{ personId: "a", size: 1, isUrgent: true },
		{ personId: "b", size: 1, isUrgent: false },
	];
	for (const work of [mine, urgent, gone]) queue.add(work);
	expect(queue.remove(gone)).toBe(true);
	expect(queue.next(new Set(["a"]))).toBe(urgent);
	expect(queue.next(new Set(["a"]))).toBeUndefined();
	expect(queue.next(new Set())).toBe(mine);
	expect(queue.remove(gone)).toBe(false);
});
