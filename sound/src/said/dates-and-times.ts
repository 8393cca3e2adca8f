import { cardinal, type Manner, ordinal, plural, year } from "./in-words.ts";
import type { Rule } from "./rule.ts";

const months = [
	...["January", "February", "March", "April", "May", "June"],
	...["July", "August", "September", "October", "November", "December"],
];
const month =
	"(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b\\.?";
const day = "([12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?";
const inYear = "(?:,? (1[1-9]\\d\\d|20\\d\\d)\\b(?![.,:]\\d))?";

const weekdays: Readonly<Record<string, string>> = {
	Mon: "Monday",
	Tue: "Tuesday",
	Tues: "Tuesday",
	Wed: "Wednesday",
	Thu: "Thursday",
	Thur: "Thursday",
	Thurs: "Thursday",
	Fri: "Friday",
	Sat: "Saturday",
	Sun: "Sunday",
};

const monthOf = (written: string) => months.find((each) => each.startsWith(written.slice(0, 3))) ?? written;

function date(manner: Manner, dayOf: string, nameOf: string, yearOf: string, after = "the "): string {
	const said = ordinal(dayOf, manner);
	const when = yearOf && ` ${year(yearOf, manner)}`;
	return manner.dayFirst ? `${after}${said} of ${nameOf}${when}` : `${nameOf} ${said}${when && `,${when}`}`;
}

/** A date in figures; as it stands where there is no such day. */
function inFigures(manner: Manner, match: string, first: string, second: string, yearOf: string): string {
	const isDayFirst = Number(first) > 12 || (manner.dayFirst && Number(second) <= 12);
	const [dayOf, monthAt] = isDayFirst ? [first, second] : [second, first];
	const name = months[Number(monthAt) - 1];
	if (!name || Number(dayOf) < 1 || Number(dayOf) > 31) return match;
	return date(manner, dayOf, name, yearOf.length === 2 ? `20${yearOf}` : yearOf);
}

function time(manner: Manner, hour: string, minutes: string, half: string): string {
	const hours = cardinal(hour, manner);
	const named = half && ` ${half[0]?.toUpperCase()} M`;
	const many = Number(minutes);
	if (many > 0) return `${hours} ${many < 10 ? "oh " : ""}${cardinal(String(many), manner)}${named}`;
	if (named || !minutes) return `${hours}${named}`;
	const isClock = Number(hour) >= 1 && Number(hour) <= 12;
	return isClock ? `${hours} o’clock` : Number(hour) === 0 ? "midnight" : `${hours} hundred`;
}

/** Dates in figures, year first: nothing else is written like them. */
export const plainDates: readonly Rule[] = [
	[
		/(?<![\d-])(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\d-])/g,
		(manner, match, yearOf, monthAt, dayOf) => date(manner, dayOf, months[Number(monthAt) - 1] ?? match, yearOf),
	],
];

/** Days, years and what the clock says. */
export const datesAndTimes: readonly Rule[] = [
	[
		/(?<![\d/.])(\d{1,2})([/.])(\d{1,2})\2(\d{4}|\d\d)(?![\d/]|\.\d)/g,
		(manner, match, first, _, second, yearOf) => inFigures(manner, match, first, second, yearOf),
	],
	[
		new RegExp(`(\\bthe )?(?<![\\d.,:/])\\b${day}(?: of)? ${month}${inYear}`, "g"),
		(manner, _, the, dayOf, name, yearOf) => date(manner, dayOf, monthOf(name), yearOf, the || "the "),
	],
	[
		new RegExp(`\\b${month} ${day}\\b(?![:.]?\\d| ?[ap]\\.?m)${inYear}`, "g"),
		(manner, _, name, dayOf, yearOf) =>
			`${monthOf(name)} ${manner.dayFirst ? "the " : ""}${ordinal(dayOf, manner)}${yearOf && `, ${year(yearOf, manner)}`}`,
	],
	[/\b(Mon|Tues?|Wed|Thu(?:rs?)?|Fri)\b\.?(?!['’-])/g, (_, __, name) => weekdays[name] ?? name],
	[/\b(Sat|Sun)\b\.?(?=,? (?:the |\d|[A-Z][a-z]+ the ))/g, (_, __, name) => weekdays[name] ?? name],
	[
		/(?<![\d.,:$£€])(\d{1,2})(?:[:.]([0-5]\d))?\s?([aApP])\.?[mM]\b(?:\.(?=\s+\p{Ll}|,))?/gu,
		(manner, match, hour, minutes, half) => (Number(hour) > 24 ? match : time(manner, hour, minutes, half)),
	],
	[/(?<![\d.,:])([01]?\d|2[0-4]):([0-5]\d)(?![:\d])/g, (manner, _, hour, minutes) => time(manner, hour, minutes, "")],
	[/(?<![\d.,:])((?:1[1-9]|20)\d0)['’]?s\b/g, (manner, _, digits) => plural(year(digits, manner))],
	[/(?<![\d.,:\p{L}])['’]?([2-9]0)['’]?s\b/gu, (manner, _, digits) => plural(cardinal(digits, manner))],
	[/(?<![\d.,:\p{L}$£€+-])((?:1[1-9]|20)\d\d)\b(?![.,:/]\d)/gu, (manner, _, digits) => year(digits, manner)],
];
