import type { Rule } from "./rule.ts";
import { shortDot } from "./short-dot.ts";

/** A separate word, in lower case or in capitals. @param said $1 is replaced by the group */
const short = (written: string, said: string): Rule => [
	new RegExp(
		`(?<![\\p{L}\\d])(?:${written.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)})(?![\\p{L}\\d])${shortDot}`,
		"gu",
	),
	(_, __, found = "") => said.replace("$1", found.toLowerCase()),
];
/** Before a name. */
const title = (written: string, said: string): Rule => [
	new RegExp(`(?<![\\p{L}\\d])${written}(?![\\p{L}\\d])\\.?(?=\\s\\p{Lu})`, "gu"),
	() => said,
];

/** Abbreviations that are spoken in full. A dot that ends a sentence stays. */
export const shortForms: readonly Rule[] = [
	// takes: e.g. tea → for example tea | E.g.tea → for example tea
	// leaves: eg | egg
	[/(?<![\p{L}\d.])e\.g\.(?!\p{L}\.)|(?<![\p{L}\d.])e\.g(?![\p{L}\d.])/giu, () => "for example"],
	// takes: i.e. tea → that is tea | i.e tea → that is tea
	// leaves: ie | i.e.p.
	[/(?<![\p{L}\d.])i\.e\.(?!\p{L}\.)|(?<![\p{L}\d.])i\.e(?![\p{L}\d.])/giu, () => "that is"],
	// takes: etc. He → et cetera. He | tea, etc. → tea, et cetera. | etc., and → et cetera, and | etc. and → et cetera and
	// leaves: etch | etcx
	short("etc", "et cetera"),
	// takes: us vs. them → us versus them | A vs B → A versus B
	// leaves: vsx | TVs
	short("vs\\.?", "versus"),
	// takes: approx. 5 → approximately 5
	// leaves: approximate
	short("approx", "approximately"),
	// takes: my appt. is → my appointment is | appts → appointments
	// leaves: apptx
	short("appt(s?)", "appointment$1"),
	// takes: the Dept. of → the department of
	// leaves: depth
	short("dept", "department"),
	// takes: room No. 5 → room number 5 | is No.5 → is number 5 | #1 → number 1
	// leaves: No. 5 came | no. 5 | # 5 | C#
	[/(?<=\p{L} )No\. ?(?=\d)|#(?=\d)/gu, () => "number "],
	// takes: tea w/o milk → tea without milk | tea w/ milk → tea with milk | pie w/cream → pie with cream
	// leaves: do w/e you | 5w/o | w/o | W/L
	[/(?<=\s)w\/(o(?=\s))?(?=\s[\p{L}\d]|\d|\p{L}{2})/giu, (_, __, without) => (without ? "without" : "with ")],
	// takes: Mr. Lee → Mister Lee | MR LEE → Mister LEE | Mr → Mister
	// leaves: mr | HMR
	[/(?<![\p{L}\d])M[rR](?![\p{L}\d])\.?/gu, () => "Mister"],
	// takes: Mrs Lee → Missus Lee | MRS. LEE → Missus LEE
	// leaves: mrs
	[/(?<![\p{L}\d])M(?:rs|RS)(?![\p{L}\d])\.?/gu, () => "Missus"],
	// takes: Ms Lee → Miz Lee | Ms. O’Neil → Miz O’Neil
	// leaves: Ms | MS | 5 Ms
	title("Ms", "Miz"),
	// takes: Prof. Lee → Professor Lee
	// leaves: Prof | a prof
	title("Prof", "Professor"),
	// takes: Rev. Green → Reverend Green
	// leaves: rev up | Rev
	title("Rev", "Reverend"),
	// takes: Sgt. Lee → Sergeant Lee
	// leaves: Sgt
	title("Sgt", "Sergeant"),
	// takes: Jo Lee Jr. is → Jo Lee Junior is | Lee, Sr → Lee, Senior
	// leaves: Jr | jr
	[
		/(?<=\p{Lu}\p{Ll}{1,30},? )(J|S)r\b(?:\.(?=,|\s+\p{Ll}))?/gu,
		(_, __, letter) => (letter === "J" ? "Junior" : "Senior"),
	],
	// takes: pls wait → please wait | Plz → please
	// leaves: plsx
	short("pls|plz", "please"),
	// takes: thx → thanks
	// leaves: thxx
	short("thx", "thanks"),
	// takes: tmrw → tomorrow
	// leaves: tmrwx
	short("tmrw", "tomorrow"),
	// takes: btw no → by the way no
	// leaves: btwn
	short("btw", "by the way"),
	// takes: idk → I don’t know
	// leaves: idkx
	short("idk", "I don’t know"),
	// takes: Xmas → Christmas | XMAS → Christmas
	// leaves: Xmass
	short("xmas", "Christmas"),
];
