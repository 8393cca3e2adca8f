import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { countries } from "../entities/countries.ts";
import { languages } from "../entities/languages.ts";
import { BirthYear, BirthYearText, birthYears, needsGuardian } from "./birth-year.ts";
import { asCode, VerificationCode } from "./code.ts";
import { AuthEmail, ResetEmail } from "./email.ts";
import { notAName } from "./name.ts";
import { ChangedPassword, LoginPassword, SignUpPassword } from "./password.ts";
import { Nickname, PersonName } from "./profile.ts";
import { notStorable, Text } from "./text.ts";

/** The message that a form shows: the first one, or nothing. */
const sentence = (rule: z.ZodType, value: unknown) => rule.safeParse(value).error?.issues[0]?.message;

const thisYear = new Date().getUTCFullYear();
const range = "Enter a year between 1900 and current year";
const mixed = "Password must contain uppercase, lowercase, and number";

describe.each<[string, z.ZodType, [unknown, string | undefined][]]>([
	[
		"any text",
		Text,
		[
			["", undefined],
			["Crème brûlée 👩‍🦽 \t\n", undefined],
			["a\0", notStorable],
			["half of a pair: \uD83D", notStorable],
			["the other half first: \uDE00\uD83D", notStorable],
		],
	],
	[
		"name",
		PersonName,
		[
			["", "Required"],
			["A\0a", notStorable],
			["Ada", undefined],
		],
	],
	[
		"e-mail of the auth form",
		AuthEmail,
		[
			["", "Email is required."],
			["a@b", "Enter a valid email address."],
			[" a@b.cd ", undefined],
			["o'brien+sayso@example.co.uk", undefined],
			["try..this@docomo.ne.jp", "Sayso cannot use an address of this form. Please use another one."],
			["jörg@müller.example", "Sayso cannot use an address of this form. Please use another one."],
		],
	],
	[
		"e-mail of a reset",
		ResetEmail,
		[
			["", "Please enter your email address."],
			["a b@c.d", "Please enter a valid email address."],
			["a@b.c", undefined],
		],
	],
	[
		"first name and surname",
		PersonName,
		[
			["", "Required"],
			["A", "At least 2 characters. For a name of one letter add a dot, as in “O.”"],
			["O.", undefined],
			["李", undefined],
			["이", undefined],
			...[
				"Zoë",
				"O'Neill-D’Arcy",
				"Dr. Sam Smith, Jr.",
				"J.R.R. Tolkien",
				"J.-P. Roux",
				"Nguyễn Thị Ánh",
				"علی‌رضا",
				"प्रिया",
				"王小明",
				"ʻAkahi",
				"Ng",
				"Gal·la",
				"D’Souza",
				"محمد",
				"בן־דוד",
				"マリア・ロペス",
			].map((name): [string, undefined] => [name, undefined]),
			...[
				"evil.com",
				"t.co",
				"www.evil.example",
				"Dr.evil",
				"http://x",
				"Win 1000",
				"a@b",
				"<b>Ada</b>",
				"Ada\nBcc: x",
				"Ada\u202Eada",
				"Ada 🎉",
				"--",
			].map((name): [string, string] => [name, notAName]),
		],
	],
	[
		"nickname",
		Nickname,
		[
			["", undefined],
			["Sam", undefined],
			["sam.example", notAName],
			["x".repeat(21), "Nickname must be less than 20 characters"],
		],
	],
	[
		"password at login",
		LoginPassword,
		[
			["", "Password is required."],
			["x", undefined],
		],
	],
	[
		"password at sign-up",
		SignUpPassword,
		[
			["", "Password is required."],
			["12345", "Password must be at least 6 characters."],
			["secret", undefined],
			["123456", "That password is easy to guess. Please choose another."],
		],
	],
	[
		"password when changed",
		ChangedPassword,
		[
			["", "Password is required."],
			["Short1", "Password must be at least 8 characters."],
			["alllower1", mixed],
			["ALLUPPER1", mixed],
			["NoDigitsHere", mixed],
			["Enough 12", undefined],
		],
	],
	[
		"verification code",
		VerificationCode,
		[
			["123", "Enter the 4-digit code."],
			["12345", "Enter the 4-digit code."],
			["12 4", "Enter the 4-digit code."],
			["0427", undefined],
		],
	],
	[
		"birth year",
		BirthYear,
		[
			[85, "Enter a valid 4-digit year"],
			[1985.5, "Enter a valid 4-digit year"],
			[1899, range],
			[thisYear + 1, range],
			[1900, undefined],
			[thisYear, undefined],
		],
	],
	[
		"birth year of a form",
		BirthYearText,
		[
			["", "Required"],
			["85", "Enter a valid 4-digit year"],
			["19855", "Enter a valid 4-digit year"],
			["1899", range],
			["1985", undefined],
		],
	],
])("%s", (_name, rule, cases) => {
	test.each(cases)("%j: %s", (value, expected) => {
		expect(sentence(rule, value)).toBe(expected);
	});
});

test("a pasted code loses everything but its digits, and what is too much", () => {
	expect([asCode(" 12-34 "), asCode("code: 0427."), asCode("123456"), asCode("abc")]).toEqual([
		"1234",
		"0427",
		"1234",
		"",
	]);
});

test("the form offers the last hundred years", () => {
	expect(birthYears()).toHaveLength(100);
	expect(birthYears()[0]).toBe(String(thisYear));
	expect(birthYears()[99]).toBe(String(thisYear - 99));
});

test("a person needs a guardian until the year in which they turn sixteen", () => {
	const now = new Date("2026-06-01");
	expect([2012, 2011, 2010].map((year) => needsGuardian(year, now))).toEqual([true, true, false]);
});

test("countries and languages are those of the specification, each once", () => {
	for (const list of [countries, languages]) {
		const codes = list.map(({ code }) => code);
		expect(new Set(codes).size).toBe(codes.length);
		expect(new Set(list.map(({ name }) => name)).size).toBe(codes.length);
	}
	expect(countries.every(({ code }) => /^[a-z]{2}$/.test(code))).toBe(true);
	expect(countries.map(({ code }) => code)).toEqual(expect.arrayContaining(["au", "us", "uk"]));
	expect(countries.length).toBeGreaterThan(190);
	expect(languages).toHaveLength(107);
	expect(languages[0]).toEqual({ code: "en", name: "English" });
	expect(languages.at(-1)).toEqual({ code: "ug", name: "Uyghur" });
});
