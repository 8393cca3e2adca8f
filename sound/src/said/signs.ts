import type { Rule } from "./rule.ts";
import { unitsWritten } from "./units.ts";

const says = (said: string) => () => said;
const before: Readonly<Record<string, string>> = {
	"-": "minus",
	"−": "minus",
	"+": "plus",
	"~": "about",
	"≈": "about",
	"±": "plus or minus",
	"<": "less than",
	">": "more than",
	"≤": "at most",
	"≥": "at least",
};
const between: Readonly<Record<string, string>> = {
	"+": "plus",
	"=": "equals",
	"×": "times",
	"*": "times",
	"÷": "divided by",
	"−": "minus",
	"<": "is less than",
	">": "is more than",
};

/** Signs between and before numbers and words. */
export const signs: readonly Rule[] = [
	// takes: 5 - 3 = 2 → 5 minus 3 = 2 | 5-3=2 → 5 minus 3=2
	// leaves: 5 - 3 =) | 5-3 | 5 - 3 | x-3=2
	[/(?<=\d) ?[-–] ?(?=\d{1,9} ?= ?\d)/g, says(" minus ")],
	// takes: 20–30 → 20 to 30 | 9am-5pm → 9am to 5pm | 10% - 20% → 10% to 20% | 5mg-10mg → 5mg to 10mg | 5 — 6 → 5 to 6
	// leaves: 9-1-1 | 1-800-FLOWERS | 5-x | COVID-19 | 5 -x | 1-2-3-4 | 5—6
	[
		new RegExp(
			`(?: ?[–-] ?|\\s—\\s)(?=\\d{1,12}(?!\\d|[–-][\\p{L}\\d]))(?<=(?<!\\d[–-]\\d{0,6})\\d(?: ?(?:[ap]\\.?m\\.?|%|°[CF]?|st|nd|rd|th|k|${unitsWritten}))?(?: ?[–-] ?|\\s—\\s))`,
			"giu",
		),
		says(" to "),
	],
	// takes: 2+2 → 2 plus 2 | 3 × 4 = 12 → 3 times 4 equals 12 | 8*3 → 8 times 3 | 8÷2 → 8 divided by 2
	// leaves: a+b | 2 + | **8 | 5 - 3
	[/ ?[+=×*÷−<>] ?(?=[\d$£€.])(?<=\d ?[+=×*÷−<>] ?)/g, (_, sign) => ` ${between[sign.trim()]} `],
	// takes: -5 → minus 5 | (+5) → (plus 5) | ~20 → about 20 | <5 → less than 5 | -$5 → minus $5 | ≥ 3 → at least 3
	// leaves: B-5 | - 5 | x<y | 5-
	[/(?<=^|[\s(])(?:[-−+~](?=[\d.$£€]*\d)|[≈±<>≤≥] ?(?=[\d.$£€]*\d))/g, (_, sign) => `${before[sign.trim()]} `],
	// takes: 50+ of → 50 plus of | 65+. → 65 plus.
	// leaves: 5+x | 5++
	[/\+(?=\s|$|[.,!?)](?:\s|$))(?<=\d\+)/g, says(" plus")],
	// takes: 5/6 → 5 slash 6
	// leaves: a/6 | 5/a | 5 / 6
	[/\/(?=\d)(?<=\d\/)/g, says(" slash ")],
	// takes: 10:30:15 → 10 30 15 | 4:1 → 4 1
	// leaves: 5: 6 | a:5
	[/:(?=\d)(?<=\d:)/g, says(" ")],
	// takes: and/or → and or
	// leaves: and / or | band/or
	[/(?<=\band)\/(?=or\b)/g, says(" ")],
	// takes: he/she → he or she | tea/coffee → tea or coffee
	// leaves: A/C | n/a | 5/day | and/x
	[/(?<=(?<![\p{L}\d/])\p{Ll}{2,30})\/(?=\p{Ll}{2,30}(?![\p{L}\d/]))/gu, says(" or ")],
	// takes: Tom & Jo → Tom and Jo | R&B → R and B
	// leaves: and
	[/\s?&\s?/g, says(" and ")],
	// takes: tea + milk → tea plus milk
	// leaves: a+b | C++
	[/\s\+\s/g, says(" plus ")],
	// takes: a = b → a equals b
	// leaves: a=b | ==
	[/\s=\s/g, says(" equals ")],
	// takes: me @ home → me at home
	// leaves: @jo | a@b
	[/\s@\s/g, says(" at ")],
];
