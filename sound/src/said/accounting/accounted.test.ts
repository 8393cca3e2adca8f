import { expect, test } from "vitest";
import { unaccounted } from "./account.ts";
import { everyWordIsSaid } from "./accounted.conformance.ts";

test("a thousand sentences are said without a word left out or made up", () => everyWordIsSaid(1_000));

test.each([
	["My mum is 83", "My mum is", ["8 is lost", "3 is lost"]],
	["My mum is 83", "My mum is eighty-four", ["3 is lost", "4 is made up"]],
	["$1.5M", "one point five dollarsM", ["m is lost", "point is made up", "dollarsm is made up"]],
	["10 mg", "ten millilitres", ["mg is lost", "millilitres is made up"]],
	["tea", "tea please", ["please is made up"]],
	["tea", "tea and milk", ["and is made up", "milk is made up"]],
	["the NDIS", "the N D I", ["ndis is lost", "n is made up", "d is made up", "i is made up"]],
])("the account names what is wrong with %s said as %s", (written, said, wrong) => {
	expect(unaccounted(written, said)).toEqual(wrong);
});
