import { expect, test } from "vitest";
import { authoredActs, authoredFits, authoredTellings } from "../../authored.ts";
import { bank } from "../bank/bank.ts";
import { actsOf, kinds } from "../hearing/kinds-of-acts.ts";
import { scorer } from "../learned/scorer.ts";
import { everyAct, isAct } from "./acts.ts";
import { offerForms } from "./offers.ts";
import { whatQuestions } from "./questions/what.ts";

const fits = authoredFits();

test("every act has rows and answers a kind of turn", () => {
	const answering = new Set(kinds.flatMap(actsOf));
	expect(everyAct.filter((act) => !bank.has(act) || !answering.has(act))).toEqual([]);
});

test("every act is taught, stands for what was tried on turns, or is heard by a rule", () => {
	const known = new Set<string>([
		...[...authoredActs(), ...authoredTellings()].map(([act]) => act),
		...fits.flatMap(({ rows }) => rows).map((intent) => intent.split("/")[0] ?? ""),
		...[...offerForms, ...whatQuestions].map(([act]) => act),
	]);
	// Its rows are for what About Me forbids, whatever the turn is read as.
	expect(everyAct.filter((act) => !known.has(act))).toEqual(["cannot-have"]);
});

test("what is authored as an act is one, and what is authored as a kind", () => {
	expect([...authoredActs(), ...authoredTellings()].map(([act]) => act).filter((act) => !isAct(act))).toEqual([]);
	expect(fits.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
});

test("a model that was taught an act the table lacks is not loaded", () => {
	const weights = { features: "", classes: "", weights: "" };
	expect(() => scorer({ acts: "offer whereabouts", temperature: 1, weights }, isAct, () => [])).toThrow(
		"taught whereabouts",
	);
});
