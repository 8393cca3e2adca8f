import { type Manner, ordinal, year } from "./in-words.ts";
import type { Rule } from "./rule.ts";
import { shortDot } from "./short-dot.ts";

const months = "January February March April May June July August September October November December".split(" ");
const [starts, ends] = ["(?<![\\p{L}\\d])", "(?![\\p{L}\\d])"];
const month = `(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)${ends}${shortDot}`;
const day = "([12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?";
const inYear = "(?:,? (1[1-9]\\d\\d|20\\d\\d)\\b(?![.,:]\\d))?";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const weekday = "(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)";

const named = (names: readonly string[], written: string) =>
	names.find((each) => each.startsWith(written.slice(0, 3))) ?? written;

function date(manner: Manner, dayOf: string, nameOf: string, yearOf: string, after = "the "): string {
	const said = ordinal(dayOf, manner);
	const when = yearOf && ` ${year(yearOf, manner)}`;
	return manner.dayFirst ? `${after}${said} of ${nameOf}${when}` : `${nameOf} ${said}${when && `,${when}`}`;
}

/** A date in digits; undefined if there is no such day. */
function inFigures(manner: Manner, first = "", second = "", yearOf = ""): string | undefined {
	const isDayFirst = Number(first) > 12 || (manner.dayFirst && Number(second) <= 12);
	const [dayOf, monthAt] = isDayFirst ? [first, second] : [second, first];
	const name = months[Number(monthAt) - 1];
	if (!name || Number(dayOf) < 1 || Number(dayOf) > 31) return;
	return date(manner, dayOf, name, yearOf.length === 2 ? `20${yearOf}` : yearOf);
}

/** Dates in digits, year first: no other number has this format. */
export const plainDates: readonly Rule[] = [
	// takes: 2026-11-22 → the twenty-second of November twenty twenty-six | US: 2026-11-02 → November second, twenty twenty-six
	// leaves: 2026-13-01 | 2026-11-32 | 12026-11-22 | 2026-11-22-1 | 2026-1-2
	[
		/(?<![\d-])(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\d-])/g,
		(manner, match, yearOf = "", monthAt, dayOf = "") =>
			date(manner, dayOf, months[Number(monthAt) - 1] ?? match, yearOf),
	],
];

/** Days of the month and of the week. */
export const dates: readonly Rule[] = [
	// takes: 25/12/26 → the twenty-fifth of December twenty twenty-six | 3.4.2026 → the third of April twenty twenty-six | US: 3/4/2026 → March fourth, twenty twenty-six | US: 25/12/2026 → December twenty-fifth, twenty twenty-six
	// leaves: 13/13/2026 | 3/4 | 3/4/5/6 | 0/4/2026 | 3/4.2026
	[
		/(?<![\d/.])(\d{1,2})([/.])(\d{1,2})\2(\d{4}|\d\d)(?![\d/]|\.\d)/g,
		(manner, _, first, __, second, yearOf) => inFigures(manner, first, second, yearOf),
	],
	// takes: See you on 8/3 → See you on the eighth of March | until 1/2. → until the first of February. | before 5/3, ok → before the fifth of March, ok | US: on 8/3 → on August third
	// leaves: 8/3 | on 1/2 cup | on 13/13 | on 8/3.5 | on 24/7 | on 8/10 of it
	[
		/(?<=\b(?:on|until|till|since|before|after|due|dated|(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?:(?:nes|ur)?day)?,?) )(?!24\/7)(\d{1,2})\/(\d{1,2})(?![\d/%]|[.,]\d)(?! ?(?:an?|of|the|cups?|teaspoons?|tablespoons?|tsp|tbsp|pints?|inch(?:es)?|miles?|hours?|price|full|points?|pain)\b)/gi,
		(manner, _, first, second) => inFigures(manner, first, second),
	],
	// takes: 10–12 May 2026 → the tenth to the twelfth of May twenty twenty-six | from the 5th to 7th June → from the fifth to the seventh of June
	// takes: US: 1 and 3 Jan → January first and third | US: 1-3 Jan 2026 → January first to third, twenty twenty-six | US: the 1st-3rd of Jan → the first to the third of January
	// leaves: 10 May | 10-12 | 10-12-14 May | 10 to 32 May
	[
		new RegExp(
			`(\\bthe )?(?<![\\p{L}\\d.,:/–-])${day}(?: ?[–-] ?| (to|and) )(the )?${day}( of)? ${month}${inYear}`,
			"gu",
		),
		(manner, _, the, first = "", joint, theLast, last = "", of, name = "", yearOf = "") => {
			const [from, to] = [ordinal(first, manner), ordinal(last, manner)];
			const [joined, when] = [joint || "to", yearOf && year(yearOf, manner)];
			if (!manner.dayFirst && !(the || theLast || of))
				return `${named(months, name)} ${from} ${joined} ${to}${when && `, ${when}`}`;
			return `${the || "the "}${from} ${joined} the ${to} of ${named(months, name)}${when && ` ${when}`}`;
		},
	],
	// takes: May 10-12 → May the tenth to the twelfth | US: Dec. 1–3 → December first to third
	// leaves: May 10 | May 10-32 | May 10-12-14 | May 5-7pm
	[
		new RegExp(`${starts}${month} ${day} ?[–-] ?${day}\\b(?![:.,]?\\d| ?[ap]\\.?m|[%°/–-])`, "gu"),
		(manner, _, name = "", first = "", last = "") => {
			const the = manner.dayFirst ? "the " : "";
			return `${named(months, name)} ${the}${ordinal(first, manner)} to ${the}${ordinal(last, manner)}`;
		},
	],
	// takes: on 5 March 2024 → on the fifth of March twenty twenty-four | the 2nd of Feb → the second of February | US: 5 March → March fifth | US: 5th of March → the fifth of March
	// leaves: 32 March | 5 march | 1.5 March | 5 Marching
	[
		new RegExp(`(\\bthe )?(?<![\\p{L}\\d.,:/'’])${day}( of)? ${month}${inYear}`, "gu"),
		(manner, _, the, dayOf = "", of, name = "", yearOf = "") =>
			date(the || of ? { ...manner, dayFirst: true } : manner, dayOf, named(months, name), yearOf, the || "the "),
	],
	// takes: March 5, at → March the fifth, at | Dec. 25, 2026 → December the twenty-fifth, twenty twenty-six | US: May 1 → May first
	// leaves: March 32 | May 5pm | May 5:30 | march 5 | May I | May 5 of us come | May 10 people come
	[
		new RegExp(
			`${starts}${month} ${day}\\b(?![:.,]?\\d| ?[ap]\\.?m|[%°/]| (?:of (?:us|them|you)|more|people)\\b)${inYear}`,
			"gu",
		),
		(manner, _, name = "", dayOf = "", yearOf = "") =>
			`${named(months, name)} ${manner.dayFirst ? "the " : ""}${ordinal(dayOf, manner)}${yearOf && `, ${year(yearOf, manner)}`}`,
	],
	// takes: Mon-Fri → Monday to Friday | Sat – Sun → Saturday to Sunday | Mon.–Wed. only → Monday to Wednesday only
	// leaves: Mon | Mon-5 | Sun-kissed | Fri-day
	[
		new RegExp(`${starts}${weekday}\\.? ?[–-] ?${weekday}${ends}${shortDot}`, "gu"),
		(_, __, first = "", last = "") => `${named(weekdays, first)} to ${named(weekdays, last)}`,
	],
	// takes: Jan-Mar → January to March | Sep–Dec → September to December
	// leaves: Jan | Mar-a-Lago | May-be
	[
		new RegExp(`${starts}${month}[–-]${month}(?![-–])`, "gu"),
		(_, __, first = "", last = "") => `${named(months, first)} to ${named(months, last)}`,
	],
	// takes: Mon 3 → Monday 3 | on Thurs. at → on Thursday at | Fri. → Friday.
	// leaves: mon | Mon’s | Mon-x | Sat | Sun
	[
		new RegExp(`${starts}(Mon|Tues?|Wed|Thu(?:rs?)?|Fri)(?![\\p{L}\\d'’-])${shortDot}`, "gu"),
		(_, __, name = "") => named(weekdays, name),
	],
	// takes: Sat 5 → Saturday 5 | Sun, the first → Sunday, the first
	// leaves: Sat down | the Sun | Sun is
	[/(?<![\p{L}\d])(Sat|Sun)\b\.?(?=,? (?:the |\d|[A-Z][a-z]+ the ))/gu, (_, __, name = "") => named(weekdays, name)],
];
