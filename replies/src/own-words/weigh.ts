import { wordsOf } from "../hearing/normalise.ts";
import type { Asked } from "./asked.ts";
import { type Matter, ofHealth, tellsOf, touchedByPlans } from "./matters.ts";
import { isDay, stemOf, termsOf } from "./terms.ts";
import type { Told } from "./told.ts";
import { isOfSame } from "./whom.ts";

/** A statement of the person, and how well it answers. */
export interface Weighed {
	told: Told;
	/** The sum of `worths`. */
	worth: number;
	/** What it tells of that was asked for. */
	matter?: Matter;
	/** Whether a part of it still answers. */
	keeps: (part: string) => boolean;
}

/**
 * What a statement is worth: the matter most likely asked for, one that may be, a name or a day that was said too, any other
 * word that both have, more where it is asked about. Who one is was known before.
 */
const worths = { likeliest: 2.5, matter: 2, name: 2, day: 2, asked: 1.5, word: 1, whoOneIs: -1 } as const;

/** How well a statement answers a turn. */
export function weigh(told: Told, asked: Asked): Weighed {
	const { text } = told;
	const matter = asked.matters.find((each) => tellsOf(each, text));
	const shared = [...termsOf(text)].filter((term) => asked.terms.has(term));
	if (!mayAnswer(told, matter, shared, asked)) return { told, worth: 0, keeps: () => false };
	const names = namesIn(text, asked.as === "telling" || asked.as === "plan" ? placed : capital);
	const subject = new Set(wordsOf(text).slice(0, 2).map(stemOf));
	const isQuestion = asked.as === "question";
	const ofWord = (isQuestion && asked.matters.length > 0) || wasSaid(told) ? worths.asked : worths.word;
	const worthOf = (term: string): number => {
		if (isDay(term)) return worths.day;
		return names.has(term) || (isQuestion && subject.has(term)) ? worths.name : ofWord;
	};
	return {
		told,
		worth: shared.reduce((sum, term) => sum + worthOf(term), worthOfMatter(matter, asked) + worthOfWhoOneIs(text)),
		...(matter && { matter }),
		keeps: (part) => {
			const kept = termsOf(part);
			const answers = matter ? tellsOf(matter, part) : shared.some((term) => kept.has(term));
			const isOfForm = asked.forms.length > 0 && asked.forms.every((form) => form.test(part));
			return shared.every((term) => !(isDay(term) || names.has(term)) || kept.has(term)) && (answers || isOfForm);
		},
	};
}

function mayAnswer(told: Told, matter: Matter | undefined, shared: readonly string[], asked: Asked): boolean {
	// The one who asks knows the person's name. What was said earlier, in answer to something else, must share a word too.
	if (told.sentence === 0 && !matter) return false;
	if (wasSaid(told) && shared.length === 0) return false;
	if (told.isHealth && !(matter && ofHealth.has(matter))) return false;
	if (asked.ofWhom !== undefined && !isOfSame(told.text, asked.ofWhom)) return false;
	// Of several things that are asked one may be a name, and another anything.
	const isOfForm = asked.forms.length === 0 || asked.forms.some((form) => form.test(told.text));
	return asked.as !== "question" || asked.matters.length > 1 || isOfForm;
}

/** Whether it was said in this conversation. */
const wasSaid = ({ sentence }: Told): boolean => sentence < 0;

function worthOfMatter(matter: Matter | undefined, { as, matters }: Asked): number {
	if (!matter || (as === "plan" && !touchedByPlans.has(matter))) return 0;
	return matter === matters[0] ? worths.likeliest : worths.matter;
}

const whoOneIs = /^(?:My name(?: is|'s)|(?:I'm|I am|People call me) \p{Lu})/u;
const worthOfWhoOneIs = (text: string): number => (whoOneIs.test(text) ? worths.whoOneIs : 0);

/** Words with a capital that do not begin the sentence; and those of a place. A partner who brings news of a person knows who that is. */
const capital = /(?<=\s)\p{Lu}[\p{L}'-]+/gu;
const placed = /(?<=\b(?:in|at|from|to|near|of|the)(?: the)? (?:\p{Lu}[\p{L}'-]+ )?)\p{Lu}[\p{L}'-]+/gu;

const namesIn = (text: string, pattern: RegExp): Set<string> =>
	new Set([...text.matchAll(pattern)].map(([name]) => stemOf(name)).filter((name) => !isDay(name) && name.length > 2));
