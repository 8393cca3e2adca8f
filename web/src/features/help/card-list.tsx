import type { HelpCard } from "../../content/help.ts";
import type { LinkComponent } from "../../ui/prose.tsx";
import css from "./card-list.module.css";

/** Articles side by side, each with its title and summary. */
export function CardList({ cards, link: Link }: { cards: readonly HelpCard[]; link: LinkComponent }) {
	return (
		<ul className={css.cards}>
			{cards.map(({ slug, title, summary }) => (
				<li key={title}>
					<h3>
						<Link href={`/help/${slug}`} className={css.title}>
							{title}
						</Link>
					</h3>
					<p>{summary}</p>
				</li>
			))}
		</ul>
	);
}
