import { isPast, isWish } from "./asked-how.ts";
import { type Choice, type Choices, sentence } from "./choice.ts";
import { inWords } from "./numbers.ts";

type Saying = (value: string) => string;
type Listed = readonly (readonly [label: string, emoji: string, keyword?: string])[];

const choicesOf = (listed: Listed, said: Saying): Choice[] =>
	listed.map(([label, emoji, keyword = label.toLowerCase()]) => ({
		label,
		emoji,
		keyword,
		text: sentence(said(small(label))),
	}));

/** In the middle of a sentence only the names of days keep their capital. */
const small = (label: string) =>
	/day$/.test(label) && !/^(?:To|Yester|The|All)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const short: Listed = [
	["A minute", "⏱️"],
	["Five minutes", "⏱️"],
	["Ten minutes", "⏱️"],
	["Half an hour", "🕧"],
	["An hour", "🕐"],
	["A few hours", "🕒"],
	["All morning", "🌅"],
	["All day", "☀️"],
	["All night", "🌙"],
];
const long: Listed = [
	["A day", "📅"],
	["Two days", "📅"],
	["A few days", "📅"],
	["A week", "🗓️"],
	["Two weeks", "🗓️"],
	["A few weeks", "🗓️"],
	["A month", "🗓️"],
	["A few months", "🗓️"],
	["A year", "🎆"],
	["A few years", "🎆"],
	["Many years", "⏳"],
	["All my life", "👶"],
];

export function lengths(question: string): Choices {
	const said: Saying = (length) => {
		if (isPast(question) && /\b(?:have|has)\b/.test(question)) return `It's been ${length}`;
		if (/\bdid (?:it|that|this) (?:take|last)\b/.test(question)) return `It took ${length}`;
		if (/\bwill (?:it|that|this)\b/.test(question)) return `It'll be ${length}`;
		return length;
	};
	return {
		title: "How long",
		choices: choicesOf([...short, ...long], said),
	};
}

const days: Listed = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => [
	day,
	"📅",
]);
const before: Listed = [
	["Just now", "👇", "now"],
	["An hour ago", "🕐", "hour"],
	["A few hours ago", "🕒", "hours"],
	["This morning", "🌅", "morning"],
	["At lunchtime", "🥪", "lunch"],
	["This afternoon", "☀️", "afternoon"],
	["Last night", "🌙", "night"],
	["Yesterday", "⏪"],
	["A few days ago", "📅", "days"],
	["Last week", "🗓️", "week"],
	["Last month", "🗓️", "month"],
	["A long time ago", "⏳", "long ago"],
];
const after: Listed = [
	["Now", "👇"],
	["In ten minutes", "⏱️", "minutes"],
	["In half an hour", "🕧", "half an hour"],
	["In an hour", "🕐", "hour"],
	["Later today", "⏰", "later"],
	["In the morning", "🌅", "morning"],
	["At lunchtime", "🥪", "lunch"],
	["In the afternoon", "☀️", "afternoon"],
	["Tonight", "🌙"],
	["Tomorrow", "⏩"],
	["In a few days", "📅", "days"],
	["Next week", "🗓️", "week"],
];

const isOfIt = /^(?!.*ing\b)(?:when|(?:on |at |by )?(?:what|which) \w+)(?:'s| is) (?:it|that|this|the|your|my|our)\b/;

/** How a time is said: as a wish, as it was, as it is; alone where it is not sure of what. */
function saidOf(question: string): Saying {
	if (isWish(question) || /\b(?:can|could) i\b/.test(question)) return (time) => `${time}, please`;
	if (isPast(question)) return (time) => `It was ${time}`;
	return isOfIt.test(question) ? (time) => `It's ${time}` : (time) => time;
}

const clocks = "🕛🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚";
const minutes: readonly (readonly [label: string, said: Saying])[] = [
	["o'clock", (hour) => `${hour} o'clock`],
	["quarter past", (hour) => `quarter past ${hour}`],
	["half past", (hour) => `half past ${hour}`],
	["quarter to", (hour) => `quarter to ${hour}`],
];

/** The hour, then its quarter. */
function clock(said: Saying): Choice[] {
	return Array.from({ length: 12 }, (_, index) => {
		const hour = index + 1;
		const emoji = [...clocks][hour % 12] ?? "🕛";
		const choices = minutes.map(([label, timed]) => ({
			label: label === "o'clock" ? `${hour} o'clock` : `${label} ${hour}`,
			emoji,
			keyword: "clock",
			text: sentence(said(timed(inWords(hour)))),
		}));
		return { label: `${hour}…`, emoji, keyword: "clock", further: { title: `About ${hour} o'clock`, choices } };
	});
}

const asked = (label: string, emoji: string, further: Choices): Choice => ({ label, emoji, keyword: "when", further });

export function times(question: string): Choices {
	const said = saidOf(question);
	// "What time is it": the time itself, not a time at which.
	if (/^what(?: time is it|(?:'s| is) the time)(?: right| now| exactly| there| please)*$/.test(question))
		return { title: "What time", choices: clock((time) => `It's ${time}`) };
	return {
		title: "When",
		choices: [
			...choicesOf(isPast(question) ? before : after, said),
			asked("By the clock…", "🕗", { title: "What time", choices: clock((time) => said(`at ${time}`)) }),
			asked("A day…", "📅", { title: "Which day", choices: choicesOf(days, (day) => said(`on ${day}`)) }),
		],
	};
}

const aroundNow: Listed = [
	["Today", "📍"],
	["Tomorrow", "⏩"],
	["The day after tomorrow", "⏩"],
	["Next week", "🗓️", "week"],
	["Any day", "👌"],
];
const aroundThen: Listed = [
	["Today", "📍"],
	["Yesterday", "⏪"],
	["The day before yesterday", "⏪"],
	["Last week", "🗓️", "week"],
];

export function daysOf(question: string): Choices {
	const isName =
		/^(?:what|which)(?:'s| is)? (?:day|date|the date|today's date)(?: (?:of the (?:week|month)|is|was|it|this|today|tomorrow|yesterday|now|please))*$/.test(
			question,
		);
	const be = /\bwas\b/.test(question) ? "It was" : "It's";
	const said = saidOf(question);
	const dates = Array.from({ length: 31 }, (_, index) => ordinal(index + 1));
	const date: Choices = {
		title: "Which date",
		choices: choicesOf(
			dates.map((date) => [date, "📆", "date"]),
			(date) => (isName ? `${be} the ${date}` : said(`on the ${date}`)),
		),
	};
	return {
		title: "Which day",
		choices: [
			...(isName ? [] : choicesOf(isPast(question) ? aroundThen : aroundNow, said)),
			...choicesOf(days, (day) => (isName ? `${be} ${day}` : said(`on ${day}`))),
			asked("A date…", "📆", date),
		],
	};
}

function ordinal(day: number): string {
	const last = /1[123]$/.test(String(day)) ? undefined : { 1: "st", 2: "nd", 3: "rd" }[day % 10];
	return `${day}${last ?? "th"}`;
}
