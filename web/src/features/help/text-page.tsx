import type { ReactNode, Ref } from "react";
import type { Article } from "../../content/article.ts";
import { type LinkComponent, Prose } from "../../ui/prose.tsx";
import { Contents } from "./contents.tsx";
import css from "./text-page.module.css";

interface TextPageProps {
	text: Article;
	/** Stands above the contents. */
	back?: ReactNode;
	link?: LinkComponent;
	/** Of the title: 2 where the page has its main heading already. */
	level?: 1 | 2;
	/** Of the title, to give it the focus. */
	titleRef?: Ref<HTMLHeadingElement>;
}

/** A long text with its contents beside it; printed, the text alone. */
export function TextPage({ text, back, link, level = 1, titleRef }: TextPageProps) {
	const Title = level === 1 ? "h1" : "h2";
	return (
		<article className={css.page}>
			<header className={css.header}>
				<Title ref={titleRef} tabIndex={-1}>
					{text.title}
				</Title>
				{text.version && <p className={css.version}>{text.version}</p>}
				<p className={css.summary}>{text.summary}</p>
			</header>
			<div className={css.side}>
				{back}
				<Contents headings={text.headings} />
			</div>
			<Prose body={text.body} {...(link && { link })} />
		</article>
	);
}
