/** What everyday speech leaves out, and what puts it back. The opening alone decides. */
const omissions: readonly (readonly [opening: RegExp, whole: string])[] = [
	[/^(?:you )?(want|need|fancy|feel like)\b/i, "do you $1"],
	[/^you (warm|cold|hot|tired|hungry|thirsty|comfy|comfortable|ready|busy|coming|finished|sure)\b/i, "are you $1"],
	[/^(warm|tired|hungry|thirsty|comfy|comfortable|ready|finished|coming)\b(?=[^.]*\?|(?: \w+){0,4}$)/i, "are you $1"],
	[/^you (?=(?:right|set|all right there|done|good to go)\b)/i, "are you "],
	[/^(?:you )?got (any|a|your|the|enough)\b/i, "have you got $1"],
	[/^(?:you )?(had|eaten|been|taken|seen|heard) (?=any|enough|your|lunch|dinner|breakfast|to|the)/i, "have you $1 "],
	[/^any (?!plans|questions|ideas|thoughts|chance|more|way)(?=\w+(?: \w+){0,4}\??$)/i, "do you have any "],
	[/^(?:you )?(reckon|think) (?=we|they|he|she|it|the|i)/i, "do you $1 "],
	[/^where'd\b/i, "where did"],
	[/^how'd\b/i, "how did"],
];
const greeting = /^((?:(?:so|and|but|well|oh|hey|hi|sorry|now|ok|okay|look|mum|dad|mate|love|darling)[, ]+)*)(.*)$/is;

/** A clause with its left-out words back: "got any kids" → "have you got any kids". */
export function complete(clause: string): string {
	const [, before = "", rest = ""] = clause.match(greeting) ?? [];
	const omission = omissions.find(([opening]) => opening.test(rest));
	return omission ? before + rest.replace(omission[0], omission[1]) : clause;
}
