import { describe, expect, test } from "vitest";
import { rowsFor } from "./rows-for.ts";

const field = (type: string, inputMode = "") => ({ type, inputMode }) as HTMLInputElement;
const all = ({ first, others = [] }: ReturnType<typeof rowsFor>) => [...first, ...others].join("");
const alphabet = "abcdefghijklmnopqrstuvwxyz";

describe("the keys of a field", () => {
	test("text: every letter and digit, capitals, and sentence punctuation", () => {
		const keys = rowsFor(field("text"));
		for (const letter of `${alphabet}0123456789 .?!@_-`) expect(all(keys)).toContain(letter);
		expect(keys.hasCapitals).toBe(true);
	});

	test("an address: @ and . come first, and there is no space", () => {
		const keys = rowsFor(field("email"));
		for (const letter of `${alphabet}0123456789@._-+`) expect(all(keys)).toContain(letter);
		expect(keys.first[0]).toMatch(/^@\./);
		expect(all(keys)).not.toContain(" ");
	});

	test("a code: only digits", () => {
		expect(
			all(rowsFor(field("text", "numeric")))
				.split("")
				.sort()
				.join(""),
		).toBe("0123456789");
	});

	test.each([field("text"), field("email"), field("text", "numeric")])(
		"no row is longer than a round of scanning",
		(each) => {
			const { first, others = [] } = rowsFor(each);
			for (const row of [...first, ...others]) expect(row.length).toBeLessThanOrEqual(6);
			// Together with the row of Delete and Done it is at most one round.
			expect(first.length).toBeLessThan(6);
			expect(others.length).toBeLessThan(6);
		},
	);
});
