import { cardinal, plural, year } from "./in-words.ts";
import type { Rule } from "./rule.ts";

/** Plural nouns with other endings. */
const many = "people|men|women|children|feet|more|of (?:them|us|you|it|the)|or more";
/** Words with a plural's ending that are not plurals. */
const few =
	"was|is|has|does|goes|as|its|this|us|his|perhaps|plus|versus|always|sometimes|unless|across|makes|gets|seems|looks|needs|wants|feels|starts|ends|comes|means|says";

/** Years and decades. */
export const years: readonly Rule[] = [
	// takes: the 1990s → the nineteen nineties | 1980’s → nineteen eighties | the 2000s → the two thousands
	// leaves: 1995s | 90s | 1090s
	[
		/(?<![\p{L}\d.,:])((?:1[1-9]|20)\d0)['’]?s(?![\p{L}\d])/gu,
		(manner, _, digits = "") => plural(year(digits, manner)),
	],
	// takes: the 80s → the eighties | the ’90s → the nineties
	// leaves: 10s | 85s | A80s
	[/(?<![\d.,:\p{L}])['’]?([2-9]0)['’]?s(?![\p{L}\d])/gu, (manner, _, digits = "") => plural(cardinal(digits, manner))],
	// takes: 2024/25 → twenty twenty-four twenty-five | 1999/00 → nineteen ninety-nine two thousand
	// leaves: 2024/26 | 12024/25 | 2024/25/26 | 1500/01
	[
		/(?<![\d./])((?:19|20)\d\d)\/(\d\d)(?![\d/])/g,
		(manner, _, first = "", second = "") => {
			const next = String(Number(first) + 1);
			if (!next.endsWith(second)) return;
			return `${year(first, manner)} ${second === "00" ? year(next, manner) : cardinal(second, manner)}`;
		},
	],
	// takes: in 1998 → in nineteen ninety-eight | 2005. → two thousand and five. | 2012 was → twenty twelve was | the 2012 games → the twenty twelve games
	// leaves: 2015 people | -1999 | 1250 steps | 2000.5 | £1999 | 2024/26 | 1024 | 2024th | 1500 of them
	[
		new RegExp(
			`(?<![\\d.,:\\p{L}$£€¥₹+/]|(?:^|\\s)[-−])((?:1[1-9]|20)\\d\\d)\\b(?![.,:/]\\d| ?[%°])(?:(?<=\\b(?:in|since|the|of|from|until|by) \\d{4})|(?! (?:${many})\\b| (?!(?:${few})\\b)\\p{Ll}+s\\b))`,
			"gu",
		),
		(manner, _, digits = "") => year(digits, manner),
	],
];
