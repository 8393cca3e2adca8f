import { type LinkComponent, PlainLink } from "../../ui/prose.tsx";
import css from "./article-missing.module.css";

/** Shown if no article has the slug. */
export function ArticleMissing({ link: Link = PlainLink, level = 1 }: { link?: LinkComponent; level?: 1 | 2 }) {
	const Title = level === 1 ? "h1" : "h2";
	return (
		<div className={css.missing}>
			<Title>We couldn't find that article.</Title>
			<p>It may have a new name. Every article is in the Help Center.</p>
			<Link href="/help" className={css.back}>
				Back to Help
			</Link>
		</div>
	);
}
