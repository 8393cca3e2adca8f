import { expect, test } from "vitest";
import { countryOfClock, languageOfBrowser } from "./likely.ts";

test.each([
	["Australia/Melbourne", "au"],
	["Europe/London", "uk"],
	["Pacific/Auckland", "nz"],
	["UTC", ""],
])("a clock of %s is in %s", (zone, country) => {
	expect(countryOfClock(zone)).toBe(country);
});

test.each([
	["en-AU", "en"],
	["pt-BR", "pt"],
	["tlh", ""],
])("a browser of %s speaks %s", (tag, language) => {
	expect(languageOfBrowser(tag)).toBe(language);
});
