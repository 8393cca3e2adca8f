import type { HelpCard } from "../../content/help.ts";

/**
 * The articles that fit a term, whatever its capitals: those with it in their title or slug, then those that say it.
 *
 * @param words slug → what the article says, in small letters; undefined while that is being read
 */
export function searchHelp(
	cards: readonly HelpCard[],
	words: ReadonlyMap<string, string> | undefined,
	term: string,
): HelpCard[] {
	const wanted = term.trim().toLowerCase();
	const isNamed = ({ title, slug }: HelpCard) => title.toLowerCase().includes(wanted) || slug.includes(wanted);
	const named = cards.filter(isNamed);
	const telling = cards.filter((card) => !isNamed(card) && words?.get(card.slug)?.includes(wanted));
	return [...named, ...telling];
}
