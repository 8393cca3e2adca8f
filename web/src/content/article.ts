/** The card of a text. `group` and `order`: its place in the Help Center; `version`: of a legal text. */
export interface ArticleCard {
	title: string;
	/** One sentence. */
	summary: string;
	group?: string | undefined;
	order?: number | undefined;
	version?: string | undefined;
}

/** An element of a text. `id`: the anchor of a heading; `href`: of a link; `callout`: the first word of a callout. */
export interface TextElement {
	tag: string;
	id?: string;
	href?: string;
	callout?: "note" | "important" | "remember";
	children: readonly TextNode[];
}

export type TextNode = string | TextElement;

/** A parsed text of `content/`. `headings`: its table of contents, with anchors. */
export interface Article extends ArticleCard {
	headings: readonly { id: string; text: string; level: 2 | 3 }[];
	body: readonly TextNode[];
}
