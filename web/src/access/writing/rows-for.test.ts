import { describe, expect, test } from "vitest";
import { rowsFor } from "./rows-for.ts";

const field = (type: string, inputMode = "") => ({ type, inputMode }) as HTMLInputElement;
const all = ({ first, others = [] }: ReturnType<typeof rowsFor>) => [...first, ...others].join("");
const alphabet = "abcdefghijklmnopqrstuvwxyz";

describe("the keys of a field", () => {
	test("words: every letter and digit, capitals, what is said aloud ends with", () => {
		const keys = rowsFor(field("text"));
		for (const letter of `${alphabet}0123456789 .?!@_-`) expect(all(keys)).toContain(letter);
		expect(keys.hasCapitals).toBe(true);
	});

	test("an address: what every one has is lit first, and there is no space", () => {
		const keys = rowsFor(field("email"));
		for (const letter of `${alphabet}0123456789@._-+`) expect(all(keys)).toContain(letter);
		expect(keys.first[0]).toMatch(/^@\./);
		expect(all(keys)).not.toContain(" ");
	});

	test("a code: digits and nothing else", () => {
		expect(
			all(rowsFor(field("text", "numeric")))
				.split("")
				.sort()
				.join(""),
		).toBe("0123456789");
	});

	test.each([field("text"), field("email"), field("text", "numeric")])(
		"no row is longer than a scan waits for",
		(each) => {
			const { first, others = [] } = rowsFor(each);
			for (const row of [...first, ...others]) expect(row.length).toBeLessThanOrEqual(6);
			// With the row that deletes and is done, no more than a round has.
			expect(first.length).toBeLessThan(6);
			expect(others.length).toBeLessThan(6);
		},
	);
});
