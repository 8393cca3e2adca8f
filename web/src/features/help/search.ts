import type { HelpCard } from "../../content/help.ts";

/**
 * The articles that match a term in any case: those with it in their title or slug, then those with it in their text.
 * @param words slug → the article's text in lower case; undefined while it is loading
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
