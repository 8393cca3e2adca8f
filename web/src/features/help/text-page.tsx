import type { ReactNode, Ref } from "react";
import type { Article } from "../../content/article.ts";
import { type LinkComponent, Prose } from "../../ui/prose.tsx";
import { Contents } from "./contents.tsx";
import css from "./text-page.module.css";

interface TextPageProps {
	text: Article;
	/** Shown above the contents. */
	back?: ReactNode;
	link?: LinkComponent;
	/** The heading level of the title: 2 if the page already has a main heading. */
	level?: 1 | 2;
	/** A ref to the title, to focus it. */
	titleRef?: Ref<HTMLHeadingElement>;
}

/** A long text with its contents beside it; only the text is printed. */
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
