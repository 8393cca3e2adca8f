import { supposed, unwanted } from "./facts.ts";
import { wordsOfHealth } from "./health.ts";
import { each, end, name, one, type Reader, thing, things } from "./read.ts";

const day = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?";
const when = `(?:every|each|on) (?:${day}|weekdays?|weekends?|morning|afternoon|evening|night|day|week|fortnight|month)(?:(?:,| and| or) ${day})*`;
const job = `(?<value>an? [a-z]+(?: [a-z]+)?)(?= (?:for|at|in|until|before|and)|${end})`;
const drinks = "tea|coffee|flat white|cappuccino|latte|water|juice|beer|wine|hot chocolate|milo|cordial";
/** Of health, and so no routine to tell. */
const notHealth = `(?![^.;!?,\\n]*${wordsOfHealth})`;
/** What is no thing that is liked: "when people ask". */
const clause = "(?!when\\b|it\\b|that\\b|people\\b|you\\b|how\\b|to be\\b)";

/** How the person lives. Health is in none of it: it is for the person to bring up. */
export const readLife: readonly Reader[] = [
	one(
		"name",
		`\\b(?:[Mm]y name is|[Mm]y name's|${unwanted}(?:people )?[Cc]all me|I'm called) (?<value>${name})`,
		(value) => `My name is ${value}`,
	),
	one(
		"home",
		`\\b(?:I (?:now |still )?|and )live (?:in|at|near) (?<value>(?:the )?${name})`,
		(value) => `I live in ${value}`,
	),
	one(
		"home",
		`\\b(?:I'm|I am|I come|[Oo]riginally) (?:originally )?from (?<value>${name})`,
		(value) => `I am from ${value}`,
	),
	one("work", `\\bI work as ${job}`, (value) => `I work as ${value}`),
	one("work", `\\bI (?:used to work|worked) as ${job}`, (value) => `I worked as ${value}`),
	one(
		"routine",
		`\\b${notHealth}(?<value>I (?:have|go|go to|see|do|play|visit|attend|meet) [^.;!?,\\n]{2,40}? ${when})`,
		(value) => value,
	),
	one("routine", `\\b[Mm]y ${notHealth}(?<value>(?:[a-z]+ ){1,4}is ${when})`, (value) => `My ${value}`),
	one(
		"team",
		`\\b(?:I (?:barrack for|support|follow|go for)|[Mm]y team is) (?<value>(?:the )?${name})`,
		(value) => `I support ${value}`,
	),
	one(
		"food",
		`\\b[Mm]y favou?rite (?:food|meal|dinner|dish) is (?<value>${thing})`,
		(value) => `My favourite food is ${value}`,
	),
	each("food", `\\bI (?:like|love) (?:to eat|eating) (?<value>${things})`, (value) => `I like to eat ${value}`),
	one("drink", `\\b[Mm]y favou?rite drink is (?<value>${thing})`, (value) => `My favourite drink is ${value}`),
	one(
		"drink",
		`${supposed}\\bI (?:like|love|prefer|drink) (?:my |a |drinking )?(?<value>(?:[a-z]+ )?(?:${drinks})\\b(?: with [a-z]+(?: and [a-z]+)?)?)`,
		(value) => `I drink ${value}`,
	),
	each(
		"likes",
		`${supposed}\\bI (?:also |really |still )*(?:like|love|enjoy) ${clause}(?!to eat\\b|eating\\b)(?<value>${things})`,
		(value) => `I like ${value}`,
	),
	each(
		"dislikes",
		`\\bI (?:hate|dislike|can't stand|(?:do not|don't) (?:really )?(?:like|enjoy)) ${clause}(?<value>${things})`,
		(value) => `I do not like ${value}`,
	),
];
