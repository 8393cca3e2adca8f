import { expect, test } from "vitest";
import { toldOfSelf } from "./told-of-self.ts";

const sam = {
	firstName: "Sam",
	nickname: "",
	language: "en",
	secondaryLanguage: null,
	medicalCondition: "asthma",
} as const;

test("a medical condition is told where the replies are made here, and to no other company", () => {
	expect(toldOfSelf("I like tea.", sam, { toldToNobodyElse: true })).toContain("I have asthma.");
	expect(toldOfSelf("I like tea.", sam, { toldToNobodyElse: false })).toBe(
		"I like tea.\nMy name is Sam.\nI speak English.",
	);
});
