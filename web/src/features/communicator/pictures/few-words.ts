/** So many words are few. */
const few = 4;

/** What turns the meaning of all that is said before it: it is never left out. */
const turns = new RegExp(
	"^(?:although|barely|but|cannot|except|hardly|however|if|neither|never|no|nobody|none|nor|not|nothing|only|rarely|scarcely|" +
		"seldom|sorry|though|unless|until|without|\\w+n['’]t)\\b",
	"i",
);

/** What is shortened: what a reply says, and the words of what it is about. */
export interface Whole {
	text: string;
	keyword: string;
}

/** The first words, as far as what turns their meaning and what they are about; where some are left out it ends in dots. */
function firstOf({ text, keyword }: Whole, least: number): string {
	const words = text.trim().split(/\s+/);
	const about = keyword
		.toLowerCase()
		.split(/[,;\s]+/)
		.filter(Boolean);
	const named = words.findIndex((word) => about.some((each) => word.toLowerCase().startsWith(each)));
	const turned = words.findLastIndex((word) => turns.test(word));
	// One word after what turns them: what is not, or not done.
	const shown = Math.max(least, named + 1, turned < 0 ? 0 : turned + 2);
	if (shown >= words.length) return words.join(" ");
	return `${words
		.slice(0, shown)
		.join(" ")
		.replace(/[,;:.]$/, "")} …`;
}

/**
 * Few words of a reply: enough to be told from those before it, and never so few that it would seem to say the opposite. Said is always
 * all of it. @param before the replies at the places before it
 */
export function fewWords(whole: Whole, before: readonly Whole[] = []): string {
	const all = whole.text.trim().split(/\s+/).length;
	for (let least = few; least < all; least++) {
		const shown = firstOf(whole, least);
		if (!before.some((other) => firstOf(other, least) === shown)) return shown;
	}
	return firstOf(whole, all);
}
