import { brand } from "@sayso/contract/brand.ts";
import { helpArticle, helpCards } from "../../content/help.ts";
import { ArticleMissing } from "../../features/help/article-missing.tsx";
import { ArticleView } from "../../features/help/article-view.tsx";
import { Island } from "../island.tsx";
import type { PageContent } from "../page.tsx";
import { ReadingPage } from "../reading-page.tsx";
import { articleData } from "../structured-data.ts";

const articles = await Promise.all(
	helpCards.map(async (card): Promise<[string, PageContent]> => {
		const article = await helpArticle(card.slug);
		if (!article) throw new Error(`${card.slug} has a card and no text`);
		const page = {
			title: `${card.title} – ${brand.product} Help`,
			description: card.summary,
			data: articleData(card),
			body: (
				<ReadingPage>
					<ArticleView article={article} />
				</ReadingPage>
			),
		};
		return [`/help/${card.slug}`, page];
	}),
);

/** The Help Center: its list, each article, and `/help/404` for an unknown slug. */
export const helpPages: Readonly<Record<string, PageContent>> = {
	"/help": {
		title: `Help Center – ${brand.product}`,
		description: `How ${brand.product} works, how to set it up, plans and billing, privacy, and what to do when something goes wrong.`,
		body: (
			<ReadingPage>
				<Island name="HelpCenter" />
			</ReadingPage>
		),
	},
	...Object.fromEntries(articles),
	"/help/404": {
		title: `Article not found – ${brand.product}`,
		description: "There is no article at this address.",
		hidden: true,
		body: (
			<ReadingPage>
				<ArticleMissing />
			</ReadingPage>
		),
	},
};
