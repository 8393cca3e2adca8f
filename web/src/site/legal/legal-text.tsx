import type { Article } from "../../content/article.ts";
import { Contents } from "../../features/help/contents.tsx";
import { Prose } from "../../ui/prose.tsx";
import css from "./legal-text.module.css";

/** A legal text in full: its title, which version it is, its contents and its sections. */
export function LegalText({ text: { title, version, summary, headings, body } }: { text: Article }) {
	return (
		<div className={css.page}>
			<aside className={css.side} aria-label="Contents">
				<Contents headings={headings} />
			</aside>
			<article className={css.text}>
				<header>
					<h1>{title}</h1>
					<p className={css.version}>{version}</p>
					<p className={css.summary}>{summary}</p>
				</header>
				<Prose body={body} />
			</article>
		</div>
	);
}
