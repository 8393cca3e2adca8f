import type { Rule } from "./rule.ts";

const words =
	(said: string): Rule[1] =>
	() =>
		said;
const spelt = (letters: string) => [...letters].join(" ");

/** Letters that are said one by one although they could be read as a word. */
const letters = /\b(?:AAC|ABC|AFL|AI|ALS|ATM|CEO|DIY|DOB|ECG|EEG|ETA|EU|FAQ|ICU|IV|MRI|NDIA|NDIS|OT|UK|USA|UTI|VIP)\b/g;
/** Without a vowel there is no other way to say them. */
const unsayable = /\b(?!(?:DR|GR+|HM+|MM+|MR|MRS|PLS|PSST|SH+|ST|TSK|[BPH]RR+|ZZ+)\b)[BCDFGHJKLMNPQRSTVWXZ]{2,5}\b/g;

/** What is written short and said in full, and letters that are said one by one. */
export const shortForms: readonly Rule[] = [
	[/\be\.g\.?(?!\w)/gi, words("for example")],
	[/\bi\.e\.?(?!\w)/gi, words("that is")],
	[/\betc\b\.?(?=\s+\p{Ll}|,)|\betc\b/gu, words("et cetera")],
	[/\bvs\b\.?/gi, words("versus")],
	[/\bapprox\b\.?/gi, words("approximately")],
	[/\bappt\b\.?/gi, words("appointment")],
	[/\b[Dd]ept\b\.?/g, words("department")],
	[/(?<=\p{L} )No\. ?(?=\d)|#(?=\d)/gu, words("number ")],
	[/(?<=\s)w\/o(?=\s)/gi, words("without")],
	[/(?<=\s)w\/(?=\s?\w)/gi, words("with ")],
	[/\bDr\b\.?(?=\s\p{Lu})/gu, words("Doctor")],
	[/(?<=\p{Lu}\p{Ll}+ )Dr\b/gu, words("Drive")],
	[/\bMr\b\.?/g, words("Mister")],
	[/\bMrs\b\.?/g, words("Missus")],
	[/\bMs\b\.?(?=\s\p{Lu})/gu, words("Miz")],
	[/\bProf\b\.?(?=\s\p{Lu})/gu, words("Professor")],
	[/(?<=\p{Lu}\p{Ll}+ )St\b\.?(?!\s\p{Lu}\p{Ll}+)/gu, words("Street")],
	[/\bSt\b\.?(?=\s\p{Lu})/gu, words("Saint")],
	[/(?<=p{Lu}p{Ll}+ )Rd\b/g, words("Road")],
	[/(?<=p{Lu}p{Ll}+ )Ave\b/g, words("Avenue")],
	[/\b(?:pls|plz)\b/gi, words("please")],
	[/\bthx\b/gi, words("thanks")],
	[/\btmrw\b/gi, words("tomorrow")],
	[/\bbtw\b/gi, words("by the way")],
	[/\bidk\b/gi, words("I don’t know")],
	[
		/\b(?:\p{Lu}\.){2,}(?=\s+\p{Lu}\.?$)|\b(?:\p{Lu}\. ?){2,}(?=\p{Lu}\p{Ll})/gu,
		(_, match) => `${spelt(match.replace(/[. ]/g, ""))} `,
	],
	[/\b(?:\p{Lu}\.){2,}/gu, (_, match) => spelt(match.replaceAll(".", ""))],
	[/(?<!\b[AP] )\b(\p{Lu})\.(?= \p{Lu}\p{Ll})/gu, (_, __, initial) => initial],
	[letters, (_, match) => spelt(match)],
	[unsayable, (_, match) => spelt(match)],
];
