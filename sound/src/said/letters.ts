import { cardinal, ordinal } from "./in-words.ts";
import type { Rule } from "./rule.ts";

const spelt = (letters: string) => [...letters].join(" ");

const kings =
	"Henry|George|Edward|Charles|James|Richard|William|Elizabeth|Mary|Louis|Philip|Francis|Pius|Benedict|John Paul";
/** The index of a Roman numeral is its value. */
const roman: readonly string[] = ["", ..."I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI".split(" ")];

/** Initials, Roman numerals, and letters that are spoken one by one. */
export const letters: readonly Rule[] = [
	// takes: Henry VIII → Henry the eighth | Elizabeth II’s → Elizabeth the second’s
	// leaves: Henry V | Henry IIII | Jo VIII | Mary I
	[
		new RegExp(`(?<=\\b(?:${kings}) )(?:X?(?:V?I{2,3}|I[VX]|VI)|X[VI])(?![\\p{L}\\d.])`, "gu"),
		(manner, figure) => `the ${ordinal(String(roman.indexOf(figure)), manner)}`,
	],
	// takes: Stage IV → Stage four | type II → type two | World War I → World War one | World War II. → World War two.
	// leaves: an IV | type I am | stage V | War IIII
	[
		/(?<=\b(?:[Ss]tage|[Tt]ype|[Pp]hase|[Gg]rade|[Cc]lass|[Ll]evel|World War) )(?:II|III|IV|(?<=War )I)(?![\p{L}\d])/gu,
		(manner, figure) => cardinal(String(roman.indexOf(figure)), manner),
	],
	// takes: J.K. Rowling → J K Rowling | J. R. R. Tolkien → J R R Tolkien | Plan A.B. C. → Plan A B C.
	// leaves: J. Smith | I. We
	[
		/(?<!\p{L})(?:\p{Lu}\.){2,8}(?=\s+\p{Lu}\.?$)|(?<!\p{L})(?:\p{Lu}\. ?){2,8}(?=\p{Lu}\p{Ll})/gu,
		(_, match) => `${spelt(match.replace(/[. ]/g, ""))} `,
	],
	// takes: the U.S.A. → the U S A | U.S. law → U S law
	// leaves: A. B | a.b. | USA
	[/(?<!\p{L})(?:\p{Lu}\.){2,8}(?!\p{L})/gu, (_, match) => spelt(match.replaceAll(".", ""))],
	// takes: J. Smith → J Smith
	// leaves: ten A M. Next | J. smith | vitamin BJ. Next
	[/(?<!\b[AP] )(?<!\p{L})(\p{Lu})\.(?= \p{Lu}\p{Ll})/gu, (_, __, initial) => initial],
	// takes: the NDIS → the N D I S | MRI. → M R I.
	// leaves: NASA | ai | CEOS
	[
		/(?<![\p{L}\d])(?:AAC|ABC|AFL|AI|ALS|ATM|CEO|DIY|DOB|ECG|EEG|ETA|EU|FAQ|ICU|IV|MRI|NDIA|NDIS|OT|UK|USA|UTI|VIP)(?![\p{L}\d])/gu,
		(_, match) => spelt(match),
	],
	// Without a vowel there is no other way to say them.
	// takes: My GP → My G P | TV → T V
	// leaves: 4WD | SHH | HMM | BRRR | MR | OK | XMAS | TVs
	[
		/(?<![\p{L}\d])(?!(?:DR|GR+|HM+|MM+|MR|MRS|PLS|PSST|SH+|ST|TSK|[BPH]RR+|ZZ+)\b)[BCDFGHJKLMNPQRSTVWXZ]{2,5}(?![\p{L}\d])/gu,
		(_, match) => spelt(match),
	],
];
