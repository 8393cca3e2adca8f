type Rule = readonly [pattern: RegExp, spoken: string | ((match: string, ...groups: string[]) => string)];

const typography: readonly Rule[] = [
	[/[‘’ʼ′]/g, "'"],
	[/[“”″«»]/g, '"'],
	[/…/g, "..."],
	[/<3/g, ""],
	[/(?<=\d)\s*[–—-]\s*(?=\d)/g, " to "],
	[/\s*[–—]\s*|\s+-+\s+/g, ", "],
];

const money: readonly Rule[] = [
	[/(?:[A-Z]{1,2})?\$\s?(\d[\d,]*)(?:\.(\d\d))?\b/g, (_, whole, part) => amount("dollar", whole, part)],
	[/£\s?(\d[\d,]*)(?:\.(\d\d))?\b/g, (_, whole, part) => amount("pound", whole, part)],
	[/€\s?(\d[\d,]*)(?:\.(\d\d))?\b/g, (_, whole, part) => amount("euro", whole, part)],
];

const times: readonly Rule[] = [
	[/(?<=\d)\s?a\.?m\b\.?/gi, " ay em"],
	[/(?<=\d)\s?p\.?m\b\.?/gi, " p m"],
	[/\b(\d{1,2}):00\b(?= (?:ay em|p m))/g, "$1"],
	[/\b(\d{1,2}):00\b/g, "$1 o'clock"],
];

const numbers: readonly Rule[] = [
	[/\b(\d+)\s?\/\s?10\b/g, "$1 out of 10"],
	[/(?<=\d)\s?%/g, " percent"],
	[/\s?°\s?[CF]?(?![a-z])/g, " degrees"],
	[/#(?=\d)/g, "number "],
	// A telephone number, or one too long to be counted.
	[/(?<![\d.,:])(?:0\d{2,}|\d{7,})\b/g, (digits) => [...digits].join(" ")],
	[/(?<![\d.,:])(1[1-9]|20)(\d\d)\b(?![.,:]\d)/g, (_, century, rest) => year(century, rest)],
	[/(?<![\d.,:])(\d{1,3})(\d{3})\b(?!:)/g, "$1,$2"],
];

const signs: readonly Rule[] = [
	[/(?<=\S)@(?=\S)/g, " at "],
	[/(?<=[a-z])\.(?=[a-z]{2,}\b)/g, " dot "],
	[/(?<=[a-z])\/(?=[a-z])/gi, " "],
	[/\s*&\s*/g, " and "],
	[/\s*\+\s*/g, " plus "],
	[/\s*=\s*/g, " equals "],
];

const shortForms: readonly Rule[] = [
	[/\be\.g\.?(?!\w)/gi, "for example"],
	[/\bi\.e\.?(?!\w)/gi, "that is"],
	[/\betc\b/gi, "et cetera"],
	[/\bvs\b\.?/gi, "versus"],
	[/\bok\b/gi, "okay"],
	[/\bwi-fi\b/gi, "wifi"],
	[/\bh+m+\b/gi, "hum"],
	[/\bm{2,}\b/gi, "um"],
];

const rules = [...typography, ...money, ...times, ...numbers, ...signs, ...shortForms];

/**
 * A reply as the engine can say it: plain ASCII words. Emoji and letters outside Latin are dropped; accents are.
 * Titles, ordinals, decimals, clock times and commas in numbers are left to Flite, which knows them.
 * @returns "" when nothing can be said
 */
export function spokenText(text: string): string {
	const spoken = rules.reduce(
		// The two kinds of replacement are two overloads of one method.
		(said, [pattern, to]) => (typeof to === "string" ? said.replace(pattern, to) : said.replace(pattern, to)),
		text.normalize("NFC"),
	);
	const ascii = spoken
		.normalize("NFKD")
		.replace(/[^\x20-\x7e\s]/g, "")
		.replace(/[<>{}[\]\\^_`~|*"]/g, " ")
		.replace(/\s+/g, " ")
		.trim();
	return /[a-z0-9]/i.test(ascii) ? ascii : "";
}

function amount(coin: string, whole: string, part: string | undefined): string {
	const coins = `${whole} ${whole === "1" ? coin : `${coin}s`}`;
	return part && part !== "00" ? `${coins} ${Number(part)}` : coins;
}

function year(century: string, rest: string): string {
	if (century === "20" && rest < "10") return `2,0${rest}`;
	if (rest === "00") return `${century} hundred`;
	return rest < "10" ? `${century} oh ${Number(rest)}` : `${century} ${rest}`;
}
