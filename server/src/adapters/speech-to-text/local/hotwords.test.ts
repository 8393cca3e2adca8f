import { expect, test } from "vitest";
import { hotwordsOf } from "./hotwords.ts";

const letters = [..."▁ABCDEFGHIJKLMNOPQRSTUVWXYZ'"];
const tokens = ["<blk>", "<unk>", "▁TEA", ...letters].map((token, number) => `${token} ${number}\n`).join("");

test("words are written as the model writes, each once", () => {
	const words = ["Siobhan", "siobhan", "Zoë’s", "Port-Melbourne", " tea "];
	expect(hotwordsOf(words, tokens)?.phrases).toBe("SIOBHAN\nZOE'S\nPORT MELBOURNE\nTEA");
});

test("what the model has no tokens for is left out, and with nothing left there is nothing to expect", () => {
	expect(hotwordsOf(["Siobhan", "Łódź", "R2D2", "北京", "…", ":9", "#1"], tokens)?.phrases).toBe("SIOBHAN");
	expect(hotwordsOf(["北京"], tokens)).toBeUndefined();
	expect(hotwordsOf([], tokens)).toBeUndefined();
	expect(hotwordsOf(["Siobhan", "tea"], "<blk> 0\n▁TEA 1\n")?.phrases).toBe("TEA");
});

test("the earlier a piece was merged the more it weighs", () => {
	expect(hotwordsOf(["tea"], "<blk> 0\n▁TEA 1\n")?.vocabulary).toBe("<blk>\t0\n▁TEA\t-1\n");
});
