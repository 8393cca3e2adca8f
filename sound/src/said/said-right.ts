import { codes } from "./codes.ts";
import { dates, plainDates } from "./dates.ts";
import { mannerOf } from "./in-words.ts";
import { letters } from "./letters.ts";
import { measures } from "./measures.ts";
import { money } from "./money.ts";
import { numbers } from "./numbers.ts";
import { phoneNumbers } from "./phone-numbers.ts";
import { faces, plainly } from "./pictures.ts";
import { applyRules, type Rule } from "./rule.ts";
import { shortForms } from "./short-forms.ts";
import { signs } from "./signs.ts";
import { streets } from "./streets.ts";
import { times } from "./times.ts";
import { webAddresses } from "./web-addresses.ts";
import { years } from "./years.ts";

/** What is surest stands first. */
const rules: readonly Rule[] = [
	...faces,
	...webAddresses,
	...plainDates,
	...phoneNumbers,
	...codes,
	...money,
	...times,
	...dates,
	...measures,
	...years,
	...streets,
	...shortForms,
	...letters,
	...numbers,
	...signs,
];

/**
 * A text as it is said: numbers, times, dates, sums of money, short forms and telephone numbers in words, emoji left out; no
 * word and no figure is lost, and none made up. What is said already in words stays as it is, so that it may be given twice.
 *
 * @param language such as en-AU: it decides which of 5/3/2026 is the day
 * @returns "" where nothing is left
 */
export const saidRight = (text: string, language: string): string =>
	applyRules(rules, plainly(text), mannerOf(language));
