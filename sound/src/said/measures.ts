import { cardinal, ordinal } from "./in-words.ts";
import { amount, amountInWords, share, shareInWords } from "./quantity.ts";
import type { Rule } from "./rule.ts";
import { shortDot } from "./short-dot.ts";
import { unitNamed, unitsWritten } from "./units.ts";

const unit = `(${unitsWritten})(?![\\p{L}\\d'’²³])${shortDot}`;

/** Weights, measures and fractions. */
export const measures: readonly Rule[] = [
	// takes: 8/10 → eight out of ten | 9.5/10 → nine point five out of ten | 95/100 → ninety-five out of one hundred
	// leaves: 8/12 | 1/8/10 | 8/10/26 | 8/10ths
	[
		/(?<![\d.,/\p{L}])(\d{1,3}(?:\.\d)?) ?\/ ?(100?)(?![/\d\p{L}]|[.,]\d)/gu,
		(manner, _, part = "", whole = "") => `${amountInWords(part, manner)} out of ${cardinal(whole, manner)}`,
	],
	// takes: 120/80 → one hundred and twenty over eighty | US: 135/85 → one hundred thirty-five over eighty-five
	// leaves: 80/120 | 12/8 | 120/80/60 | 300/80
	[
		/(?<![\d./])([89]\d|1\d\d|2[0-4]\d)\/([4-9]\d|1\d\d)(?![\d/\p{L}]|\.\d)/gu,
		(manner, _, high = "", low = "") =>
			Number(high) > Number(low) ? `${cardinal(high, manner)} over ${cardinal(low, manner)}` : undefined,
	],
	// takes: 5'10" tall → five foot ten tall | 6’2 → six foot two | 5ft 10in → five foot ten inches | 5 ft 4 → five foot four
	// leaves: 5' | '5'10' | 5'13" | 5ft | 5 ft 10 mm | 5'100
	[
		new RegExp(
			`(?<![\\p{L}\\d.,'’/])([1-9])(?: ?['’′]|(?: ?ft\\.?))[ -]?(1[01]|\\d)(?: ?(in|ins|inches)(?![\\p{L}\\d])| ?(?:["”″]|''|’’)|(?!['’]|[.,]?\\d| ?(?:${unitsWritten}|\\p{L}{1,3}[./])(?!\\p{L}))(?![\\p{L}]))`,
			"gu",
		),
		(manner, _, feet = "", inches = "", named) =>
			`${cardinal(feet, manner)} foot ${cardinal(inches, manner)}${named && ` ${inches === "1" ? "inch" : "inches"}`}`,
	],
	// takes: a 10in plate → a ten inch plate
	// leaves: 10 in | in 10 | 10ins | 10in.x
	[
		new RegExp(`(${amount})in(?![\\p{L}\\d.]\\p{L}|[\\p{L}\\d])`, "gu"),
		(manner, _, many = "") => `${amountInWords(many, manner)} inch`,
	],
	// takes: ½ tsp → half a teaspoon | 1/2 hr → half an hour | 3/4 oz → three quarters of an ounce | 1 ½ km → one and a half kilometres
	// leaves: ½ cup | 1½ | tsp | ½ tspx
	[
		new RegExp(`${share} ?${unit}`, "gu"),
		(manner, _, whole = "", part = "", written = "") => {
			const named = unitNamed(written, !whole, manner.country);
			if (whole) return `${shareInWords(whole, part, manner)} ${named}`;
			const said = shareInWords("", part, manner).replace("a half", "half");
			return `${said}${said === "half" ? "" : " of"} ${/^(?:hour|[aeio])/.test(named) ? "an" : "a"} ${named}`;
		},
	],
	// takes: 1½ or 3/4 → one and a half or three quarters | ½ a cup → half a cup | 1/2 cup → a half cup | 2 1/4 → two and a quarter
	// leaves: 21/2 | 1/2/3 | 1/20 | 5/3
	[
		new RegExp(`${share}(?=( an?\\b)?)`, "gu"),
		(manner, _, whole = "", part = "", article) => {
			const said = shareInWords(whole, part, manner);
			return article ? said.replace(/^an? /, "") : said;
		},
	],
	// takes: 1500 mg → one thousand five hundred milligrams | 1 km → one kilometre | .5 ml → point five millilitres | 2 HRS → two hours
	// takes: 60km/h, → sixty kilometres an hour, | 5 lbs. of → five pounds of | US: 2 km → two kilometers | 1.5 L → one point five litres
	// takes: a 5 km walk → a five kilometre walk | an 8 oz glass → an eight ounce glass | 5 Kg. He → five kilograms. He
	// leaves: 5G | 5 M | mg | 5 mgx | 5.5.5 mg | A5 mg | 5 min’s
	[
		new RegExp(`(?<=(\\b[Aa]n? )?)(${amount}) ?${unit}`, "gu"),
		(manner, _, article, many = "", written = "") =>
			`${amountInWords(many, manner)} ${unitNamed(written, many === "1" || article !== "", manner.country)}`,
	],
	// takes: 50 m away → fifty metres away | 1 m tall → one metre tall
	// leaves: 5 m | 5 m of it | 5m
	[
		new RegExp(`(${amount}) ?m(?= (?:away|high|long|wide|deep|tall|apart|ahead|pool|race|sprint)\\b)`, "gu"),
		(manner, _, many = "") =>
			`${amountInWords(many, manner)} ${manner.country === "US" ? "meter" : "metre"}${many === "1" ? "" : "s"}`,
	],
	// takes: 5 mg/day → 5 mg a day | $5/hr → $5 an hour | 5 mmol/L → 5 mmol per litre | 3x/wk → 3x a week
	// leaves: day/night | 5/daylight | he/hr | 5/x
	[
		/\/(?:(day|night|week|fortnight|month|year|hour|minute|dose)|(hr|wk|mth|yr|min|kg|km|L|l|ml|mL|lb|mg))(?![\p{L}\d])(?<=\d ?[\p{L}%]{0,12}\/\p{L}+)/gu,
		(manner, _, word, short = "") => {
			const named = word || unitNamed(short, true, manner.country);
			return /^(?:day|night|week|fort|month|year|hour|minute|dose)/.test(named)
				? ` ${named === "hour" ? "an" : "a"} ${named}`
				: ` per ${named}`;
		},
	],
	// takes: 25 °C → 25 degrees Celsius | 98.6°F. → 98.6 degrees Fahrenheit. | 90° turn → 90 degrees turn | 1° → 1 degree | 0.1° → 0.1 degrees
	// leaves: °C | 25 C | n°5 | 5°x
	[
		/ ?[°º] ?([CF])?(?![\p{L}\d])(?<=([\d.]{1,20}) ?[°º] ?[CF]?)/gu,
		(_, __, scale, many) =>
			` ${many === "1" ? "degree" : "degrees"}${scale === "C" ? " Celsius" : scale === "F" ? " Fahrenheit" : ""}`,
	],
	// takes: 50% → 50 percent | 5.5 % of → 5.5 percent of
	// leaves: % | x% | %5
	[/ ?%(?<=\d ?%)/g, () => " percent"],
	// takes: the 1st, 22nd and 100th → the first, twenty-second and one hundredth | 1,000th → one thousandth
	// leaves: A5th | 5than | 12st | 11nd | 1th
	[
		/(?<![\p{L}\d.,])(\d{1,3}(?:,\d{3})+|\d{1,4})(?<=(?<!1)1(?=st)|(?<!1)2(?=nd)|(?<!1)3(?=rd)|(?:[04-9]|1[123])(?=th))(?:st|nd|rd|th)(?![\p{L}\d])/giu,
		(manner, _, place = "") => ordinal(place, manner),
	],
];
