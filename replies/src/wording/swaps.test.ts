import { expect, test } from "vitest";
import { swapsFor } from "./swaps.ts";

test("a word is swapped for those of its kind, whatever its case, and never for itself", () => {
	expect(swapsFor("Yes")).toEqual(["no", "maybe"]);
	expect(swapsFor("tomorrow")).toContain("today");
	expect(swapsFor("tomorrow")).not.toContain("tomorrow");
});

test("what the partner gave to choose from comes first", () => {
	expect(swapsFor("tea", ["tea", "lemonade"])[0]).toBe("lemonade");
	expect(swapsFor("blue", ["blue jumper", "striped jumper"])[0]).toBe("striped");
	expect(swapsFor("jumper", ["blue jumper", "red jumper"])).toEqual([]);
});

test("a word that belongs to no kind has no swaps", () => {
	expect(swapsFor("xylophone", ["tea", "coffee"])).toEqual([]);
});

test("no more than six are offered, each once", () => {
	const swaps = swapsFor("Monday", ["Monday", "Tuesday"]);
	expect(swaps).toHaveLength(6);
	expect(new Set(swaps.map((word) => word.toLowerCase())).size).toBe(6);
});
