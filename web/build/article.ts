import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import { z } from "zod";
import type { Article, TextElement, TextNode } from "../src/content/article.ts";
import { fillPlaceholders } from "./placeholders.ts";

const FrontMatter = z.strictObject({
	title: z.string(),
	summary: z.string(),
	group: z.string().optional(),
	order: z.int().optional(),
	version: z.string().optional(),
});

const Callout = z.enum(["note", "important", "remember"]);

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkRehype).use(rehypeSlug);

/**
 * Reads a text of `content/`: front matter and Markdown with placeholders filled in. `words`: its text without markup.
 * @throws {Error} for an unknown placeholder or invalid front matter
 */
export async function toArticle(source: string): Promise<Article & { words: string }> {
	const file = new VFile(fillPlaceholders(source));
	matter(file);
	const tree = (await markdown.run(markdown.parse(file), file)) as Root;
	return {
		...FrontMatter.parse(file.data.matter),
		headings: tree.children.flatMap(headingOf),
		body: tree.children.flatMap(nodeOf),
		words: textOf(tree).replaceAll(/\s+/g, " ").trim(),
	};
}

function headingOf(node: RootContent): Article["headings"][number][] {
	if (node.type !== "element" || !/^h[23]$/.test(node.tagName)) return [];
	return [{ id: String(node.properties.id), text: textOf(node), level: node.tagName === "h2" ? 2 : 3 }];
}

function nodeOf(node: RootContent | ElementContent): TextNode[] {
	if (node.type === "text") return node.value === "\n" ? [] : [node.value];
	return node.type === "element" ? [elementOf(node)] : [];
}

function elementOf(node: Element): TextElement {
	const { id, href } = node.properties;
	const callout = node.tagName === "p" ? calloutOf(textOf(node)) : undefined;
	return {
		tag: node.tagName,
		...(id !== undefined && { id: String(id) }),
		...(href !== undefined && { href: String(href) }),
		...(callout && { callout }),
		children: node.children.flatMap(nodeOf),
	};
}

/** The callout of a paragraph, by the word before its first colon. */
function calloutOf(paragraph: string): TextElement["callout"] {
	const word = /^(Note|Important|Remember):/.exec(paragraph)?.[1];
	return Callout.safeParse(word?.toLowerCase()).data;
}
