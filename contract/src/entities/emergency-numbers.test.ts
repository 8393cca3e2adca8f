import { expect, test } from "vitest";
import { Country } from "./countries.ts";
import { countriesWithNumber, emergencyNumberOf } from "./emergency-numbers.ts";

test("every country with a number is one a person can live in", () => {
	for (const code of countriesWithNumber) expect(Country.options).toContain(code);
});

test("where a country has no single emergency number, or no country is set, no number is named", () => {
	expect(emergencyNumberOf("jp")).toBe("emergency services");
	expect(emergencyNumberOf(null)).toBe("emergency services");
});
