import { expect, test } from "vitest";
import { languageOfBrowser, likelyCountry } from "./likely.ts";

test.each([
	["en-AU", "UTC", "au"],
	["en-GB", "Australia/Melbourne", "uk"],
	["zh-Hant-TW", "UTC", "tw"],
	["en", "Australia/Melbourne", "au"],
	["en", "Europe/London", "uk"],
	["es-419", "Pacific/Auckland", "nz"],
	["en", "UTC", ""],
	["en-US@posix", "Australia/Melbourne", "au"],
])("a browser of %s with a clock of %s is likely in %s", (tag, zone, country) => {
	expect(likelyCountry(tag, zone)).toBe(country);
});

test.each([
	["en-AU", "en"],
	["pt-BR", "pt"],
	["tlh", ""],
	["en-US@posix", ""],
])("a browser of %s speaks %s", (tag, language) => {
	expect(languageOfBrowser(tag)).toBe(language);
});
