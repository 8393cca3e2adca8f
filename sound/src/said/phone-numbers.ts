import { type Manner, oneByOne } from "./in-words.ts";
import type { Rule } from "./rule.ts";

/** In the groups they are written in; else in threes, what is over in the first. A comma is a breath. */
function grouped(manner: Manner, written: string): string {
	const groups = written.split(/\D+/).filter(Boolean);
	const [only = ""] = groups;
	if (groups.length === 1 && only.length > 5) {
		const head = 3 + (only.length % 3);
		groups.splice(0, 1, only.slice(0, head), ...(only.slice(head).match(/\d{3}/g) ?? []));
	}
	const said = groups.map((group) => oneByOne(group, manner)).join(", ");
	return written.startsWith("+") ? `plus ${said}` : said;
}

const inGroups: Rule[1] = (manner, match) => grouped(manner, match);

/** What is dialled is said digit by digit; so is what begins with a nought or is too long to be counted. */
export const phoneNumbers: readonly Rule[] = [
	[/(?<![\w.])\+\d{1,3}(?:[ .-]?\(?\d{1,4}\)?){2,5}(?!\w)/g, inGroups],
	[/(?<![\w.+])\(0?\d{1,4}\)(?:[ .-]?\d{2,4}){1,3}(?!\w)/g, inGroups],
	[/(?<![\w.,:+/-])(?:0\d{1,4}|1[38]00)(?:[ .-]\d{2,4}){1,3}(?![\w/-])/g, inGroups],
	[/(?<![\w.,:+/-])(?:1-)?\d{3}-(?:\d{3}-)?\d{4}(?![\w/-])/g, inGroups],
	[/(?<![\w.,:+/$£€-])\d{4} \d{4}(?![\w/-]| \d)/g, inGroups],
	[/(?<=\b(?:call|dial|ring|phone|text) )(?:000|101|111|112|911|988|999|13\d{4})\b/gi, inGroups],
	[/(?<![\w.,:])(?:0\d{2,}|\d{7,})(?![\w:]|[.,]\d)/g, inGroups],
];
