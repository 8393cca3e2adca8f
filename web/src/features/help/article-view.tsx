import type { Ref } from "react";
import type { Article } from "../../content/article.ts";
import { Icon } from "../../ui/icon.tsx";
import { type LinkComponent, PlainLink } from "../../ui/prose.tsx";
import css from "./article-view.module.css";
import { TextPage } from "./text-page.tsx";

interface ArticleViewProps {
	article: Article;
	link?: LinkComponent;
	/** Of the title: 2 where the page has its main heading already. */
	level?: 1 | 2;
	/** Of the title, to give it the focus. */
	titleRef?: Ref<HTMLHeadingElement>;
}

/** An article of the Help Center, with the way back to all of them. */
export function ArticleView({ article, link: Link = PlainLink, ...rest }: ArticleViewProps) {
	const back = (
		<Link href="/help" className={css.back}>
			<Icon name="back" size={1.25} /> All topics
		</Link>
	);
	return <TextPage {...rest} text={article} link={Link} back={back} />;
}
