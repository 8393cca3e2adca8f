import type { Ref } from "react";
import type { Article } from "../../content/article.ts";
import { Icon } from "../../ui/icon.tsx";
import { type LinkComponent, PlainLink } from "../../ui/prose.tsx";
import css from "./article-view.module.css";
import { TextPage } from "./text-page.tsx";

interface ArticleViewProps {
	article: Article;
	link?: LinkComponent;
	/** The heading level of the title: 2 if the page already has a main heading. */
	level?: 1 | 2;
	/** A ref to the title, to focus it. */
	titleRef?: Ref<HTMLHeadingElement>;
}

/** An article of the Help Center, with a link back to all articles. */
export function ArticleView({ article, link: Link = PlainLink, ...rest }: ArticleViewProps) {
	const back = (
		<Link href="/help" className={css.back}>
			<Icon name="back" size={1.25} /> All topics
		</Link>
	);
	return <TextPage {...rest} text={article} link={Link} back={back} />;
}
