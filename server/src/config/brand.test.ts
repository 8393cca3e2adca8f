import { brand } from "@sayso/contract/brand.ts";
import { expect, test } from "vitest";
import { brandPlaceholders } from "./brand.ts";

const own = {
	...brand,
	businessNumber: "51 824 753 556",
	postalAddress: ["12 High Street", "Melbourne VIC 3000"],
	bank: { bsb: "063-000", accountNumber: "1234 5678" },
	supportEmail: "help@sayso.org.au",
	siteUrl: "https://sayso.org.au",
};

test("a brand record that is filled in has nothing left to say", () => {
	expect(brandPlaceholders(own)).toEqual([]);
});

test.each(["businessNumber", "postalAddress", "bank", "supportEmail", "siteUrl"] as const)("%s is missed", (field) => {
	expect(brandPlaceholders({ ...own, [field]: brand[field] })).toEqual([expect.stringContaining(field)]);
});
