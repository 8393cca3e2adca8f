import type { Fact, FactKind } from "./fact.ts";

/** What one form of words tells. */
export interface Reader {
	/** Global, with named groups. */
	pattern: RegExp;
	facts: (groups: Readonly<Record<string, string>>) => readonly Fact[];
}

/** What begins a sentence and no name: "On Tuesdays, my carer comes". */
const opening =
	"And|But|So|Or|On|In|At|By|For|From|With|Then|Now|Also|Today|Tomorrow|Yesterday|Sometimes|Usually|My|The|It|This|That|What|He|She|We|They|You|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?";
/** A name: one or two words that begin with a capital. */
export const name = String.raw`(?!(?:${opening})\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?`;
/** Where a stated thing ends. */
export const end = String.raw`(?=[.;!?\n]|$|,? and (?:I|my)\b| but | because | although | until | when | since | so )`;
/** One thing, and several of them. */
export const thing = String.raw`[^.;!?,\n]{2,60}?(?=,|${end})`;
export const things = String.raw`[^.;!?\n]{2,90}?${end}`;

export const fact = (kind: FactKind, value: string, said: string, of?: string): Fact => ({
	...{ kind, value: value.trim(), said: `${said.trim()}.` },
	...(of && { of }),
});

/** The sentences of a text in its own words: a line ends one too. */
export const sentencesIn = (text: string): string[] => text.split(/\n|(?<=[.!?])\s+/).filter((part) => part.trim());

/** With one form of apostrophe, and as long as it was. */
export const straight = (text: string): string => text.replace(/[‘’ʼ]/g, "'");

/** A value wherever its words stand whole, with either apostrophe. */
export function whole(value: string, flags = "iu"): RegExp {
	const source = straight(value)
		.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
		.replace(/'/g, "['‘’ʼ]");
	return new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, flags);
}

/** "Ann, Bo and Cy": each by itself. */
export const listed = (list: string): string[] =>
	list
		.split(/,? and |, /)
		.map((each) => each.trim())
		.filter(Boolean);

/** The value of a form of words, as a fact. */
export const one = (kind: FactKind, source: string, said: (value: string) => string): Reader => ({
	pattern: new RegExp(source, "gu"),
	facts: ({ value = "" }) => [fact(kind, value, said(value.trim()))],
});

/** Each of the values of a form of words, as a fact of its own. */
export const each = (kind: FactKind, source: string, said: (value: string) => string): Reader => ({
	pattern: new RegExp(source, "gu"),
	facts: ({ value = "" }) => listed(value).map((part) => fact(kind, part, said(part))),
});
