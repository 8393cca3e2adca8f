type Rule = readonly [pattern: RegExp, spoken: string];

const rules: readonly Rule[] = [
	[/[‘’ʼ′]/g, "'"],
	[/[“”″«»]/g, '"'],
	[/…/g, "..."],
	[/\s*[–—]\s*|\s+-+\s+/g, ", "],
	// A letter by itself is said as a letter: Flite takes this one for the article.
	[/(?<=\b[A-Z] )A\b|\bA(?= [A-Z]\b)/g, "ay"],
	[/\bok\b/gi, "okay"],
	[/\bwi-fi\b/gi, "wifi"],
	[/\bh+m+\b/gi, "hum"],
	[/\bm{2,}\b/gi, "um"],
];

/**
 * Converts a reply, already in words, to the plain ASCII that this engine can speak. Accents and letters outside Latin
 * are dropped.
 * @returns "" if nothing can be spoken
 */
export function spokenText(text: string): string {
	const ascii = rules
		.reduce((said, [pattern, to]) => said.replace(pattern, to), text.normalize("NFC"))
		.normalize("NFKD")
		.replace(/[^\x20-\x7e\s]/g, "")
		.replace(/[<>{}[\]\\^_`~|*"]/g, " ")
		.replace(/\s+/g, " ")
		.trim();
	return /[a-z0-9]/i.test(ascii) ? ascii : "";
}
