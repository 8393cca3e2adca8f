import type { Ref } from "react";
import type { Article } from "../../content/article.ts";
import { Icon } from "../../ui/icon.tsx";
import { type LinkComponent, PlainLink, Prose } from "../../ui/prose.tsx";
import css from "./article-view.module.css";
import { Contents } from "./contents.tsx";

interface ArticleViewProps {
	article: Article;
	link?: LinkComponent;
	/** Of the title: 2 where the page has its main heading already. */
	level?: 1 | 2;
	/** Of the title, to give it the focus. */
	titleRef?: Ref<HTMLHeadingElement>;
}

/** An article of the Help Center, with its contents beside it. */
export function ArticleView({ article, link: Link = PlainLink, level = 1, titleRef }: ArticleViewProps) {
	const Title = level === 1 ? "h1" : "h2";
	return (
		<div className={css.page}>
			<div className={css.side}>
				<Link href="/help" className={css.back}>
					<Icon name="back" size={1.25} /> All topics
				</Link>
				<Contents headings={article.headings} />
			</div>
			<article className={css.article}>
				<header>
					<Title ref={titleRef} tabIndex={-1}>
						{article.title}
					</Title>
					<p>{article.summary}</p>
				</header>
				<Prose body={article.body} link={Link} />
			</article>
		</div>
	);
}
