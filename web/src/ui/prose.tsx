import { type ComponentType, createElement, type ReactNode } from "react";
import type { TextNode } from "../content/article.ts";
import css from "./prose.module.css";

/** A link to an address of the site. The signed-in area passes its own for links between its screens. */
export type LinkComponent = ComponentType<{ href: string; className?: string | undefined; children: ReactNode }>;

export const PlainLink: LinkComponent = (props) => <a {...props} />;

/** The tags a text may contain: any other is shown as a paragraph. */
const tags = new Set("h2 h3 p ol ul li strong em code br table thead tbody tr th td".split(" "));

function shown(node: TextNode, index: number, Link: LinkComponent): ReactNode {
	if (typeof node === "string") return node;
	const children = node.children.map((child, place) => shown(child, place, Link));
	if (node.tag === "a")
		return (
			<Link key={index} href={node.href ?? ""}>
				{children}
			</Link>
		);
	if (node.callout)
		return (
			<p key={index} role="note" className={css.callout} data-callout={node.callout}>
				{children}
			</p>
		);
	return createElement(tags.has(node.tag) ? node.tag : "div", { key: index, id: node.id }, ...children);
}

/** The body of an article or legal text as elements: its text is never parsed as HTML. */
export function Prose({ body, link = PlainLink }: { body: readonly TextNode[]; link?: LinkComponent }) {
	return <div className={css.prose}>{body.map((node, index) => shown(node, index, link))}</div>;
}
