import { brand } from "@sayso/contract/brand.ts";
import { describe, expect, test } from "vitest";
import accessibility from "../../content/legal/accessibility.md";
import privacy from "../../content/legal/privacy.md";
import terms from "../../content/legal/terms.md";
import type { TextNode } from "../content/article.ts";
import { helpArticle, helpCards } from "../content/help.ts";
import { files, paths, render } from "./render.tsx";

const headings: Record<string, string> = {
	"/": brand.headline,
	"/terms": "Terms and Conditions",
	"/privacy": "Privacy Policy",
	"/accessibility": "Accessibility Statement",
	"/help": "Help Center",
	...Object.fromEntries(helpCards.map(({ slug, title }) => [`/help/${slug}`, title])),
	"/help/404": "We couldn't find that article.",
	"/coming-soon": "Coming soon",
	"/404": "There is no page here",
};

const readable = (html = "") => html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

test("every public page has its heading in this list", () => {
	expect(paths).toEqual(Object.keys(headings));
});

describe.each(paths)("%s", (path) => {
	test("is a complete document with one main heading, a title and a description", async () => {
		const html = await render(path, "");
		expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
		const titles = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => readable(text));
		expect(titles).toEqual([headings[path]]);
		expect(html).toMatch(/<title>[^<]+<\/title>/);
		expect(html).toMatch(/<meta name="description" content="[^"]+"/);
	});

	test("has no inline style or script, which the content security policy would refuse", async () => {
		const html = await render(path, "");
		expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
		const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs)];
		expect(scripts.map(([, text]) => text).join("")).toBe("");
	});

	test("has the tags of the build at the end of its head", async () => {
		expect(await render(path, "<link rel=built>")).toContain("<link rel=built></head><body>");
	});

	test("has one address, or is hidden from search engines", async () => {
		const html = await render(path, "");
		const found = html.includes(`<link rel="canonical" href="${brand.siteUrl}${path}"`);
		expect(html.includes('content="noindex"')).toBe(!found);
		expect(files["sitemap.xml"]?.includes(`<loc>${brand.siteUrl}${path}</loc>`)).toBe(found);
	});
});

test("the home page has its sections, in order, readable before any script runs", async () => {
	const html = await render("/", "");
	const sections = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
	expect(sections).toEqual(["home", "about", "who-its-for", "pricing", "what-to-expect", "newsletter"]);
	expect(html).toContain("Would you like tea or coffee?");
	const [hero] = html.split('<section id="home"')[1]?.split('<section id="about"') ?? [];
	expect(hero).toContain('<svg viewBox="0 0 48 48"');
});

test.each([
	["/terms", terms, "Version 1.1, last updated 16 August 2025"],
	["/privacy", privacy, "Version 1.2, effective 19 August 2025"],
	["/accessibility", accessibility, "Version 1.0, 22 November 2026"],
])("%s names its version and holds each of its sections", async (path, text, version) => {
	const html = await render(path, "");
	expect(html).toContain(version);
	for (const { id } of text.headings) {
		expect(html).toMatch(new RegExp(`<h[23] id="${id}"`));
		expect(html).toContain(`href="#${id}"`);
	}
});

const wordsOf = (node: TextNode): string => (typeof node === "string" ? node : node.children.map(wordsOf).join(" "));

/** The text without markup and spaces, to compare only words. */
const bare = (text: string) => readable(text.replaceAll(/<[^>]*>/g, "")).replaceAll(/\s/g, "");

const articles = helpCards.map(async ({ slug }) => ({ path: `/help/${slug}`, article: await helpArticle(slug) }));

test.each([
	{ path: "/terms", article: terms },
	{ path: "/privacy", article: privacy },
	{ path: "/accessibility", article: accessibility },
	...(await Promise.all(articles)),
])("$path holds each paragraph of its text", async ({ path, article }) => {
	const said = bare(/<main.*<\/main>/s.exec(await render(path, ""))?.[0] ?? "");
	const paragraphs = (article?.body ?? []).map(wordsOf);
	expect(paragraphs.length).toBeGreaterThan(0);
	expect(paragraphs.filter((words) => !said.includes(bare(words)))).toEqual([]);
});

test("structured data about the product can be parsed", async () => {
	const html = await render("/help/preferences", "");
	const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
	expect(JSON.parse(data)["@graph"][0]).toMatchObject({ "@type": "Article", headline: "Preferences" });
	expect(JSON.parse(files["manifest.webmanifest"] ?? "")).toMatchObject({ short_name: brand.product });
});

test("only the configured pages of the brand elsewhere are linked", async () => {
	const html = await render("/", "");
	const linked = [...html.matchAll(/<a href="([^"]+)" target="_blank"/g)].map(([, url]) => url);
	expect(linked).toEqual(brand.social.map(({ url }) => url));
	expect(html.includes("Follow Us")).toBe(linked.length > 0);
});

test("no placeholder is left on any page", async () => {
	for (const path of paths) expect((await render(path, "")).includes("{{"), path).toBe(false);
});
