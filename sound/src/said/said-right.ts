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

/** The most certain rules come first. */
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
 * A text in its spoken form: numbers, times, dates, sums of money, abbreviations and telephone numbers in words, emoji
 * left out. No word and no digit is lost or invented. Words stay unchanged, so that the function can be applied twice.
 * @param language such as en-AU: decides which of 5/3/2026 is the day
 * @returns "" if nothing is left
 */
export const saidRight = (text: string, language: string): string =>
	applyRules(rules, plainly(text), mannerOf(language));
