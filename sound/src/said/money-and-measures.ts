import { cardinal, decimal, type Manner, ordinal } from "./in-words.ts";
import type { Rule } from "./rule.ts";

const coins: Readonly<Record<string, readonly [coin: string, cent: string, cents: string]>> = {
	$: ["dollar", "cent", "cents"],
	"£": ["pound", "penny", "pence"],
	"€": ["euro", "cent", "cents"],
};
const countries: Readonly<Record<string, string>> = {
	A: "Australian ",
	AU: "Australian ",
	US: "US ",
	NZ: "New Zealand ",
	C: "Canadian ",
	CA: "Canadian ",
};
const scales: Readonly<Record<string, string>> = { k: "thousand", m: "million", bn: "billion" };

/** One of it, and more than one. */
const units: Readonly<Record<string, readonly [one: string, more: string]>> = {
	km: ["kilometre", "kilometres"],
	cm: ["centimetre", "centimetres"],
	mm: ["millimetre", "millimetres"],
	kg: ["kilogram", "kilograms"],
	mg: ["milligram", "milligrams"],
	mcg: ["microgram", "micrograms"],
	g: ["gram", "grams"],
	ml: ["millilitre", "millilitres"],
	mL: ["millilitre", "millilitres"],
	L: ["litre", "litres"],
	lb: ["pound", "pounds"],
	lbs: ["pound", "pounds"],
	oz: ["ounce", "ounces"],
	ft: ["foot", "feet"],
	mph: ["mile an hour", "miles an hour"],
	"km/h": ["kilometre an hour", "kilometres an hour"],
	kmh: ["kilometre an hour", "kilometres an hour"],
	min: ["minute", "minutes"],
	mins: ["minute", "minutes"],
	hr: ["hour", "hours"],
	hrs: ["hour", "hours"],
	sec: ["second", "seconds"],
	secs: ["second", "seconds"],
	yrs: ["year", "years"],
	wks: ["week", "weeks"],
};
const parts: Readonly<Record<string, string>> = {
	...{ "½": "a half", "¼": "a quarter", "¾": "three quarters", "⅓": "a third", "⅔": "two thirds" },
	...{ "1/2": "a half", "1/4": "a quarter", "3/4": "three quarters", "1/3": "a third", "2/3": "two thirds" },
};

const counted = (many: string, one: string, more = `${one}s`) => (many === "1" ? one : more);

function amount(manner: Manner, country: string, sign: string, whole: string, fraction: string, scale: string): string {
	const [coin, cent, cents] = coins[sign] ?? ["", "", ""];
	const named = `${countries[country] ?? ""}${coin}`;
	if (scale) {
		const many = fraction ? decimal(whole, fraction, manner) : cardinal(whole, manner);
		return `${many} ${scales[scale] ?? scale} ${named}s`;
	}
	if (fraction && fraction.length !== 2) return `${decimal(whole, fraction, manner)} ${named}s`;
	const small = Number(fraction)
		? `${cardinal(fraction, manner)} ${counted(String(Number(fraction)), cent, cents)}`
		: "";
	if (small && Number(whole) === 0) return small;
	return `${cardinal(whole, manner)} ${counted(whole, named)}${small && ` and ${small}`}`;
}

/** Sums of money. */
export const money: readonly Rule[] = [
	[/(?<![\w.,])(\d+)(?:[.,](\d\d))? ?€/g, (_, __, whole, part) => `€${whole}${part && `.${part}`}`],
	[
		/(?:\b(US|AU|NZ|CA|A|C))?([$£€]) ?(\d[\d,]*)\s?[–-]\s?[$£€]? ?(?=\d)/g,
		(manner, _, country, sign, whole) => `${cardinal(whole, manner)} to ${country}${sign}`,
	],
	[
		/(?:\b(US|AU|NZ|CA|A|C))?([$£€]) ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(?: ?(thousand|million|billion|bn|[km])\b)?/g,
		(manner, _, country, sign, whole, fraction, scale) => amount(manner, country, sign, whole, fraction, scale),
	],
	[/(?<![\w.,])(\d{1,2}) ?¢/g, (manner, _, many) => `${cardinal(many, manner)} ${counted(many, "cent")}`],
];

/** What is weighed and measured, parts of a whole, and places in an order. */
export const measures: readonly Rule[] = [
	[/(?<![\d.,/])(\d{1,3})\s?\/\s?10\b(?![/\d])/g, (manner, _, part) => `${cardinal(part, manner)} out of ten`],
	[
		/(?:(?<![\d.,/])(\d{1,3}) ?)?([½¼¾⅓⅔]|(?<![\d/.])(?:[12]\/3|[13]\/4|1\/2)(?![\d/]))/g,
		(_, __, whole, part) => `${whole && `${whole} and `}${parts[part]}`,
	],
	[/(?<=(?<![\d/.])(?:[89]|1\d|2[0-4])\d)\/(?=(?:[4-9]|1\d)\d(?![\d/]))/g, () => " over "],
	[/(?<=\d ?\p{L}{0,12})\/(?=(?:day|night|week|fortnight|month|year|hour)\b)/gu, () => " a "],
	[/(?<=\d) ?%/g, () => " percent"],
	[
		/(?<=\d)\s?°\s?([CF])?(?![\p{L}\d])/gu,
		(_, __, scale) => ` degrees${{ C: " Celsius", F: " Fahrenheit" }[scale ?? ""] ?? ""}`,
	],
	[
		/(?<![\p{L}\d.,])(\d+(?:\.\d+)?) ?(km\/h|kmh|mph|km|cm|mm|kg|mcg|mg|g|ml|mL|L|lbs?|oz|ft|mins?|hrs?|secs?|yrs|wks)\b(?!['’])/gu,
		(_, __, many = "", unit) => `${many} ${counted(many, ...(units[unit] ?? ["", ""]))}`,
	],
	[/(?<![\p{L}\d.,])(\d{1,4})(?:st|nd|rd|th)\b/gu, (manner, _, place) => ordinal(place, manner)],
];
