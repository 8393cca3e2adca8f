import { brand } from "@sayso/contract/brand.ts";
import type { Article, ArticleCard } from "./article.ts";

export interface HelpCard extends ArticleCard {
	slug: string;
}

/** The groups of the Help Center, in order. */
const groups = [
	"Overview",
	"Set Up",
	"Using the product",
	"Plans & Billing",
	"Troubleshooting & Safety",
	"Legal Summaries",
] as const;

const cards = import.meta.glob<ArticleCard>("../../content/help/*.md", {
	query: "?card",
	import: "default",
	eager: true,
});
const words = import.meta.glob<string>("../../content/help/*.md", { query: "?words", import: "default" });
const texts = import.meta.glob<Article>("../../content/help/*.md", { import: "default" });

const pathOf = (slug: string) => `../../content/help/${slug}.md`;
const slugOf = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".md".length);

/** The card of every article. */
export const helpCards: readonly HelpCard[] = Object.entries(cards)
	.map(([path, card]) => ({ slug: slugOf(path), ...card }))
	.sort((one, other) => (one.order ?? 0) - (other.order ?? 0));

/** A card in the specification without an article of its own: "What Sayso is" covers it. */
const overview: HelpCard = {
	slug: `what-is-${brand.product.toLowerCase()}`,
	title: "Overview",
	summary: "The basics in a few minutes: what it does, step by step, and what you need.",
};

/** The cards of the Help Center without a search. */
export const helpGroups = groups.map((title) => ({
	title,
	cards: [...(title === "Overview" ? [overview] : []), ...helpCards.filter(({ group }) => group === title)],
}));

/** The text of an article; undefined if there is no such slug. */
export const helpArticle = (slug: string): Promise<Article> | undefined => texts[pathOf(slug)]?.();

/** Slug → its article's text in lower case. Loaded for the first search. */
export async function helpWords(): Promise<ReadonlyMap<string, string>> {
	const read = Object.entries(words).map(async ([path, load]) => [slugOf(path), await load()] as const);
	return new Map(await Promise.all(read));
}
