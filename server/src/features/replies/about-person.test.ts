import { expect, test } from "vitest";
import { aboutPerson } from "./about-person.ts";

const sam = {
	firstName: "Sam",
	nickname: "",
	language: "en",
	secondaryLanguage: null,
	medicalCondition: "asthma",
} as const;

test("a medical condition is included where the replies are made here, and not sent to another company", () => {
	expect(aboutPerson("I like tea.", sam, { isMadeHere: true })).toContain("I have asthma.");
	expect(aboutPerson("I like tea.", sam, { isMadeHere: false })).toBe("I like tea.\nMy name is Sam.\nI speak English.");
});
