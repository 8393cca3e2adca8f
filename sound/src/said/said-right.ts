import { datesAndTimes, plainDates } from "./dates-and-times.ts";
import { cardinal, decimal, mannerOf } from "./in-words.ts";
import { measures, money } from "./money-and-measures.ts";
import { phoneNumbers } from "./phone-numbers.ts";
import { applyRules, type Rule } from "./rule.ts";
import { shortForms } from "./short-forms.ts";

const pictures: readonly Rule[] = [
	// A digit on a key is a digit; flags, skins and joints belong to what is left out.
	[/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u20E3|\u200D/gu, () => " "],
	[/<3+|(?<=^|\s)[:;=8][-']?[()DPp/|\\*3]+(?=\s|$)/g, () => " "],
];

const addresses: readonly Rule[] = [
	[/\bhttps?:\/\/(?:www\.)?|\bwww\.(?=\w)/gi, () => ""],
	[/(?<=[\w.])@(?=\w)/g, () => " at "],
	[/(?<=\p{L})\.(?=\p{Ll}{2,}\b)/gu, () => " dot "],
];

const ranges: readonly Rule[] = [
	[/(?<=(?<!\d[–-]\d*)\d(?: ?[ap]\.?m\.?|%)?)(?: ?[–-] ?|\s[—]\s)(?=\d+(?!\d|[–-]\d))/gi, () => " to "],
];

const numbers: readonly Rule[] = [
	[/(?<=^|\s)[-−](?=\d)/g, () => "minus "],
	[/\b24\/7\b/g, () => "twenty-four seven"],
	[
		/(?<![\p{L}\d.,])(\d{1,3}(?:,\d{3})+|\d+)\.(\d+)(?![\d\p{L}]|\.\d)/gu,
		(manner, _, whole, part) => decimal(whole, part, manner),
	],
	[/(?<=\d)\/(?=\d)/g, () => " slash "],
	[/(?<=\d):(?=\d)/g, () => " "],
	[/(?<![\p{L}\d.,])(\d{1,3}(?:,\d{3})+|\d+)(?![\p{L}\d]|[.,]\d)/gu, (manner, _, digits) => cardinal(digits, manner)],
];

const signs: readonly Rule[] = [
	[/(?<=\band)\/(?=or\b)/g, () => " "],
	[/(?<=\p{Ll}{2})\/(?=\p{Ll})/gu, () => " or "],
	[/\s*&\s*/g, () => " and "],
	[/\s\+\s/g, () => " plus "],
	[/\s=\s/g, () => " equals "],
	[/\s{2,}/g, () => " "],
	[/ (?=[.,!?;:](?:\s|$))/g, () => ""],
];

const rules = [
	...pictures,
	...addresses,
	...plainDates,
	...phoneNumbers,
	...money,
	...ranges,
	...datesAndTimes,
	...measures,
	...shortForms,
	...numbers,
	...signs,
];

/**
 * A text as it is said: numbers, times, dates, sums of money, short forms and telephone numbers in words, emoji left out. What
 * is said already in words stays as it is, so that it may be given twice.
 *
 * @param language such as en-AU: it decides which of 5/3/2026 is the day
 * @returns "" where nothing is left
 */
export const saidRight = (text: string, language: string): string =>
	applyRules(rules, text.normalize("NFC"), mannerOf(language)).trim();
