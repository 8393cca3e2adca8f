import { cardinal, decimal, type Manner } from "./in-words.ts";

/** No digit, and no point or comma that continues the number. */
export const numberEnds = String.raw`(?!\d|[.,]\d)`;
/** 5, 1,200, 7.5 or .5; not the end of another number or word. */
export const amount = String.raw`(?<![\p{L}\d.,])(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)${numberEnds}`;

const signs = "½¼¾⅓⅔⅛⅜⅝⅞";
/** A fraction, after a whole number or alone: 1 ½, 1 1/2, 3/4. Two groups. */
export const share = String.raw`(?<![\p{L}\d.,/])(?:(\d{1,3})(?:[ -]| ?(?=[${signs}])))?([${signs}]|(?:[12]\/3|[13]\/4|1\/2)(?![\d/]))`;

const shares: Readonly<Record<string, string>> = {
	"½": "half",
	"¼": "quarter",
	"¾": "three quarters",
	"⅓": "third",
	"⅔": "two thirds",
	"1/2": "half",
	"1/4": "quarter",
	"3/4": "three quarters",
	"1/3": "third",
	"2/3": "two thirds",
	"⅛": "eighth",
	"⅜": "three eighths",
	"⅝": "five eighths",
	"⅞": "seven eighths",
};

/** 1,200, 7.5 or .5 in words. */
export function amountInWords(written: string, manner: Manner): string {
	const [whole = "", part] = written.split(".");
	if (!part) return cardinal(whole, manner);
	const said = decimal(whole, part, manner);
	return whole ? said : said.replace(/^zero /, "");
}

/** One and a half, a quarter. @param whole empty where it is less than one */
export function shareInWords(whole: string, part: string, manner: Manner): string {
	const name = shares[part] ?? part;
	const counted = name.includes(" ") ? name : `${name.startsWith("e") ? "an" : "a"} ${name}`;
	return whole ? `${cardinal(whole, manner)} and ${counted}` : counted;
}
