import { grouped } from "./in-words.ts";
import type { Rule } from "./rule.ts";

const inGroups: Rule[1] = (manner, match) => grouped(manner, match);

/** Telephone numbers are spoken digit by digit; so are numbers that begin with a zero or are too long. */
export const phoneNumbers: readonly Rule[] = [
	// takes: +61 2 9876 5432 → plus six one, two, nine eight seven six, five four three two | +44 (0) 20 7946 0018 → plus four four, oh, two oh, seven nine four six, oh oh one eight
	// leaves: +5 | 2+2 | +5 to 10
	[/(?<![\w.])\+\d{1,3}(?:[ .-]?\(?\d{1,4}\)?){2,5}(?!\w)/g, inGroups],
	// takes: (02) 9876 5432 → oh two, nine eight seven six, five four three two
	// leaves: (5) | (1) tea | f(2) 33
	[/(?<![\w.+])\(0?\d{1,4}\)(?:[ .-]?\d{2,4}){1,3}(?!\w)/g, inGroups],
	// takes: 0412 345 678 → oh four one two, three four five, six seven eight | 1300 123 456 → one three oh oh, one two three, four five six
	// leaves: 412 people | 1300 people | 0.5 | 01/02
	[/(?<![\w.,:+/-])(?:0\d{1,4}|1[38]00)(?:[ .-]\d{2,4}){1,3}(?![\w/-])/g, inGroups],
	// takes: 555-1234 → five five five, one two three four | US: 1-800-555-0199 → one, eight zero zero, five five five, zero one nine nine
	// leaves: 9-1-1 | 200-300 | 2024-2025
	[/(?<![\w.,:+/-])(?:(?:1-)?\d{3}-(?:\d{3}-)?\d{4}|\d{3}\.\d{3}\.\d{4})(?![\w/-])/g, inGroups],
	// takes: 9876 5432 → nine eight seven six, five four three two
	// leaves: 9876 | $9876 5432 | 9876 5432 1
	[/(?<![\w.,:+/$£€¥₹-])\d{4} \d{4}(?![\w/-]| \d)/g, inGroups],
	// takes: Dial 000 → Dial oh oh oh | ring 13 11 14 → ring one three, one one, one four | call 1800 → call one eight oh oh | call 911. → call nine one one.
	// leaves: 911 | call 5 | call 1110
	[
		/(?<=\b(?:call|dial|ring|phone|text) )(?:000|101|111|112|911|988|999|13\d{4}|1[38]00|\d{2,3}(?: \d{2,3}){1,3})(?![.,:]?\d|\p{L})/giu,
		inGroups,
	],
	// takes: PIN 0042 → PIN oh oh four two | 0412345678 → oh four one two, three four five, six seven eight
	// leaves: 1 000 | 0.5 | 05 | 12500 | $1000000 | 007:30
	[/(?<![\w.,:$£€¥₹])(?!(?<=\d[ '’])000)(?:0\d{2,}|\d{7,})(?![\w:]|[.,]\d)/g, inGroups],
];
