import type { Article } from "../../content/article.ts";
import css from "./contents.module.css";

/** The contents of a text: a link to each of its headings. Above the text, on a small screen, the main ones alone. */
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
