import type { Rule } from "./rule.ts";
import { shortDot } from "./short-dot.ts";

const kinds: Readonly<Record<string, string>> = {
	st: "Street",
	dr: "Drive",
	rd: "Road",
	ave: "Avenue",
	av: "Avenue",
	blvd: "Boulevard",
	ln: "Lane",
	ct: "Court",
	pl: "Place",
	cl: "Close",
	cres: "Crescent",
	tce: "Terrace",
	hwy: "Highway",
	pde: "Parade",
	sq: "Square",
	pkwy: "Parkway",
};
const clear = "Rd|Ave|Blvd|Ln|Cres|Tce|Hwy|Pde|Pkwy|Sq|Ct|Pl|Cl";
const inFull = (_: unknown, __: string, kind = "") => kinds[kind.toLowerCase()];

/** Up to three words of a name after a number, or after a word for a place. Not a day or a month. */
const numbered = String.raw`\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}'’]{1,30} ){1,3}`;
const placed = String.raw`\b(?:on|along|off|down) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October)(?:\p{Lu}[\p{L}'’]{1,30} ){1,2}`;
const named = String.raw`(?<=\b(?:\p{Lu}[\p{L}'’]{1,30}|\d{1,3}(?:st|nd|rd|th)) )`;

/** Streets, and titles with the same abbreviations: St and Dr are both. */
export const streets: readonly Rule[] = [
	// takes: 12 Elm Dr. Come → 12 Elm Drive. Come | on Elm Dr. Come → on Elm Drive. Come | 12 George St Sydney → 12 George Street Sydney
	// leaves: on Monday Dr. Lee | Ask Dr. Lee | on Elm Dr Come | at 5 Dr. Lee
	[
		new RegExp(`(?<=${numbered})(St|Dr)\\b${shortDot}|(?<=${placed})(St|Dr)\\b(?=\\.)${shortDot}`, "gu"),
		(_, __, kind, other = "") => kinds[(kind || other).toLowerCase()],
	],
	// takes: 12 SMITH ST → 12 SMITH Street | 4 OLD PARK AVE, → 4 OLD PARK Avenue,
	// leaves: SMITH ST | 12 ST | 12 SMITHST
	[
		/(?<=\b\d{1,5}[A-Z]? (?:\p{Lu}[\p{Lu}'’]{1,30} ){1,3})(ST|DR|RD|AVE?|BLVD|LN|CRES|TCE|HWY|PDE|PKWY|SQ|CT|PL|CL)\b/gu,
		inFull,
	],
	// takes: Elm Dr → Elm Drive | Smith St, → Smith Street, | St Mary’s St → St Mary’s Street | 5th St. is → 5th Street is
	// leaves: Ask Dr. Lee | North St Andrew | Dr | the St | See Dr. O’Neil
	[new RegExp(`${named}(St|Dr)\\b${shortDot}(?!\\.?\\s\\p{Lu}[\\p{L}'’]|\\.\\p{L})`, "gu"), inFull],
	// takes: Smith Rd → Smith Road | Park Ave. → Park Avenue. | Sunset Blvd. at → Sunset Boulevard at | High Ct → High Court
	// leaves: Rd | the rd | Ave Maria | AVE | Rd 5
	[new RegExp(`${named}(${clear})(?![\\p{L}\\d'’])${shortDot}`, "gu"), inFull],
	// takes: St Mary → Saint Mary | St. John’s → Saint John’s | ST MARY → Saint MARY | St.Kilda → Saint Kilda
	// leaves: st mary | 1st Mary | St | St. in
	[/(?<![\p{L}\d])S[tT]\b(?:\. ?| )(?=\p{Lu}\p{L})/gu, () => "Saint "],
	// takes: Dr. Smith → Doctor Smith | DR SMITH → Doctor SMITH | Dr.Lee → Doctor Lee | Dr. and Mrs. Lee → Doctor and Mrs. Lee
	// leaves: Dr | dr smith | Dr. is
	[/(?<![\p{L}\d])D[rR]\b(?:\. ?| )(?=\p{Lu}[\p{L}'’]|(?:and|&) (?:Dr|Mr|Mrs|Ms)\b)/gu, () => "Doctor "],
	// takes: Mt Isa → Mount Isa | Ft. Worth → Fort Worth
	// leaves: mt Isa | Mt 5 | 5 Ft Worth
	[/(?<![\p{L}\d]|\d )(M|F)t\b(?:\. ?| )(?=\p{Lu}\p{Ll})/gu, (_, __, letter) => (letter === "M" ? "Mount " : "Fort ")],
];
