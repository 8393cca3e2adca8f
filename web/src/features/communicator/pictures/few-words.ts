/** The usual number of words in a short form. */
const few = 4;

/** Words that change the meaning of a sentence, such as "not": they are never left out. */
const turns = new RegExp(
	"^(?:although|barely|but|cannot|except|hardly|however|if|neither|never|no|nobody|none|nor|not|nothing|only|rarely|scarcely|" +
		"seldom|sorry|though|unless|until|without|\\w+n['’]t)\\b",
	"i",
);

/** A reply to shorten: its text and its keyword. */
export interface Whole {
	text: string;
	keyword: string;
}

/** The first words, up to the words that change the meaning and up to the keyword; a shortened text ends in dots. */
function firstOf({ text, keyword }: Whole, least: number): string {
	const words = text.trim().split(/\s+/);
	const about = keyword
		.toLowerCase()
		.split(/[,;\s]+/)
		.filter(Boolean);
	const named = words.findIndex((word) => about.some((each) => word.toLowerCase().startsWith(each)));
	const turned = words.findLastIndex((word) => turns.test(word));
	// Include one word after a "not": what is denied.
	const shown = Math.max(least, named + 1, turned < 0 ? 0 : turned + 2);
	if (shown >= words.length) return words.join(" ");
	return `${words
		.slice(0, shown)
		.join(" ")
		.replace(/[,;:.]$/, "")} …`;
}

/**
 * The short form of a reply: it differs from those before it and never seems to say the opposite. The whole text is spoken. @param
 * before the replies at the places before it
 */
export function fewWords(whole: Whole, before: readonly Whole[] = []): string {
	const all = whole.text.trim().split(/\s+/).length;
	for (let least = few; least < all; least++) {
		const shown = firstOf(whole, least);
		if (!before.some((other) => firstOf(other, least) === shown)) return shown;
	}
	return firstOf(whole, all);
}
