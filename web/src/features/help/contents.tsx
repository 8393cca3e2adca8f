import type { Article } from "../../content/article.ts";
import css from "./contents.module.css";

/** The table of contents: a link to each heading of a text. On a small screen only the main headings. */
export function Contents({ headings }: Pick<Article, "headings">) {
	return (
		<nav aria-label="On this page" className={css.contents}>
			<p>On this page</p>
			<ul>
				{headings.map(({ id, text, level }) => (
					<li key={id} data-level={level}>
						<a href={`#${id}`}>{text}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
