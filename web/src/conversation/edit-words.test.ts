import { expect, test } from "vitest";
import { edited, type WordEdit } from "./edit-words.ts";

test.each<[text: string, edit: WordEdit, result: string]>([
	["Tea, please.", { kind: "swap", at: 0, word: "coffee" }, "Coffee, please."],
	["I'd like tea.", { kind: "swap", at: 2, word: "iced coffee" }, "I'd like iced coffee."],
	["Tea, please.", { kind: "delete", at: 1 }, "Tea."],
	["Yes, please. Now.", { kind: "delete", at: 0 }, "Please. Now."],
	["Yes.", { kind: "delete", at: 0 }, ""],
	["Tea, please.", { kind: "add", at: 1, side: "after", word: "now" }, "Tea, please now."],
	["Tea, please.", { kind: "add", at: 0, side: "after", word: "now" }, "Tea now, please."],
	["Not today.", { kind: "add", at: 0, side: "before", word: "maybe" }, "Maybe Not today."],
	["Yes. I do.", { kind: "swap", at: 1, word: "we" }, "Yes. We do."],
	["tea now", { kind: "swap", at: 0, word: "coffee" }, "coffee now"],
	["Tea.", { kind: "delete", at: 3 }, "Tea."],
])("%j, %j: %j", (text, edit, result) => {
	expect(edited(text, edit)).toBe(result);
});
