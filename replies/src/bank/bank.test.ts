import { ResponseLength } from "@sayso/contract/entities/preferences.ts";
import { expect, test } from "vitest";
import { authoredBank } from "../../authored.ts";
import { wordingsOf } from "../realise.ts";
import type { Slots } from "../reply.ts";
import { safetyFlags } from "../understanding.ts";
import compiled from "./bank.json" with { type: "json" };
import { bank } from "./bank.ts";
import type { BankAct } from "./bank-act.ts";
import { parseBank } from "./parse.ts";

const preferences = { context: "business", complexity: "medium", numberOfResponses: 6 } as const;
const kindsOfTurn: Slots = { isPut: "isPut", isView: "isView", isAsked: "isAsked", isNews: "isNews" };
/** For a person whose country is not known. */
const whomToCall: Slots = { emergencyNumber: "emergency services", crisisLine: "a helpline" };
/** What some turns always bring: their rows are worded around it. */
const broughtBy: Record<string, Slots> = {
	"either-or": {
		pick: "pick",
		a: "tea",
		aThing: "tea",
		aShort: "tea",
		b: "coffee",
		bThing: "coffee",
		bShort: "coffee",
	},
	"cannot-have": { cannotHave: "nuts" },
	allergies: { allergicTo: "nuts" },
	"safety-emergency": whomToCall,
	"safety-self-harm": whomToCall,
	"steer-words": { about: "beach", thing: "the beach", none: "the beach", topic: "the beach" },
	...Object.fromEntries(
		["agree", "disagree", "ask", "joke", "serious"].map((direction) => [`steer-${direction}`, kindsOfTurn]),
	),
};

test("the compiled bank is the authored one", () => {
	expect(compiled.files).toEqual(authoredBank());
});

test("a file of the bank that the table of acts does not know is named", () => {
	expect(() => parseBank({ whereabouts: "" })).toThrow("whereabouts: the table of acts has no such act");
});

test("every flag, and what is said where no act is, has rows", () => {
	const files: readonly BankAct[] = [...safetyFlags, "pair", "anywhere", "other-language"];
	expect(files.filter((act) => !bank.has(act))).toEqual([]);
});

test.each(ResponseLength.options)(
	"every required row has a wording for each of four tries in the %s band",
	(responseLength) => {
		const thin = [...bank].flatMap(([act, rows]) =>
			rows
				.filter((row) => row.required)
				.map(
					(row) =>
						[
							row.intent,
							wordingsOf(row.intent, broughtBy[act] ?? {}, {
								preferences: { ...preferences, responseLength },
								adultLanguage: false,
							}).length,
						] as const,
				)
				.filter(([, wordings]) => wordings < 4),
		);
		expect(thin).toEqual([]);
	},
);

test("every act has six rows, two of them required, and no row words a reply twice", () => {
	for (const [act, rows] of bank) {
		if (!["anywhere", "in-doubt", "pair"].includes(act) && !act.startsWith("kind-")) {
			expect(rows.length, act).toBeGreaterThanOrEqual(6);
			expect(rows.filter((row) => row.required).length, act).toBeGreaterThanOrEqual(2);
		}
		for (const row of rows) {
			const lines = row.replies.map((reply) => reply.text + reply.needs + reply.bars + reply.contexts);
			expect(lines, row.intent).toEqual([...new Set(lines)]);
		}
	}
});

test("a wording that counts as a question asks one", () => {
	const asking = [...bank.values()].flat().filter(({ tone }) => tone === "question");
	expect(
		asking.flatMap(({ replies }) => replies.map(({ text }) => text)).filter((text) => !text.includes("?")),
	).toEqual([]);
});

test("safety rows are closed: none is borrowed, none jokes about danger", () => {
	for (const flag of safetyFlags) {
		for (const row of bank.get(flag) ?? []) expect(row.intent).toMatch(new RegExp(`^${flag}/`));
	}
	const grave = [
		"safety-emergency",
		"safety-self-harm",
		"safety-abuse",
		"safety-secret",
		"safety-consent",
		"safety-advice",
	] as const;
	expect(grave.flatMap((flag) => bank.get(flag) ?? []).map((row) => row.tone)).not.toContain("excited");
});

test("a line that cannot be read is named with its file", () => {
	expect(() => parseBank({ offer: "Yes, please." })).toThrow('offer:1: cannot read "Yes, please."');
	expect(() => parseBank({ offer: "# Accept positive" })).toThrow("offer:1");
	expect(() => parseBank({ offer: "+ anywhere/nothing" })).toThrow("offer: no row anywhere/nothing to borrow");
});
