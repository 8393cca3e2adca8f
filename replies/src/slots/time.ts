const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const part = "(?:morning|afternoon|arvo|evening|night)";
const number = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}(?:[:.]\d\d)?)`;
const patterns = [
	new RegExp(String.raw`\b(?:next |this )?${day}(?: ${part})?\b`, "i"),
	new RegExp(
		String.raw`\b(?:tomorrow(?: ${part})?|tonight|this (?:${part}|weekend)|the weekend|next (?:week|month|weekend))\b`,
		"i",
	),
	new RegExp(String.raw`\b(?:half past|quarter past|quarter to) ${number}\b`, "i"),
	new RegExp(
		String.raw`\bat (${number}(?: (?:thirty|fifteen|forty-five|o'clock))?(?: ?[ap]\.?m\.?)?)(?!\w| (?:percent|dollars|years|minutes))`,
		"i",
	),
];

/** The day or hour a clause names, as a reply can begin with it ("Saturday", "tomorrow morning"). */
export function timeOf(clause: string): string | undefined {
	for (const pattern of patterns) {
		const found = clause.match(pattern);
		if (found)
			return (found[1] ? `at ${found[1]}` : found[0])
				.replace(new RegExp(day, "i"), capitalised)
				.replace(/^the weekend/i, "this weekend");
	}
	return undefined;
}

function capitalised(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
