import { brand } from "@sayso/contract/brand.ts";
import { expect, test } from "vitest";
import { toArticle } from "./article.ts";

const source = (body: string) => `---\ntitle: "About {{product}}"\nsummary: "One sentence."\n---\n\n${body}`;

test("fills in the numbers of the catalogue, the offer and the brand before parsing", async () => {
	const { title, words } = await toArticle(
		source(
			"{{price.au.base.monthly}}, {{price.eu.base.monthly}}, {{premium.memoryDays}} days, {{promotion.interactions}}.",
		),
	);
	expect(title).toBe(`About ${brand.product}`);
	expect(words).toBe("A$15, €8.50, 90 days, 50.");
});

test.each(["{{nothing}}", "{{trial.price}}", "{{ product }}", "{{}}"])("%s stops the build", async (name) => {
	await expect(toArticle(source(name))).rejects.toThrow(name);
});

test("unknown or missing front matter stops the build", async () => {
	await expect(toArticle('---\ntitle: "A"\nsummary: "B"\nauthor: "C"\n---\n')).rejects.toThrow("author");
	await expect(toArticle("No front matter")).rejects.toThrow("title");
});

test("lists the headings, each with its anchor", async () => {
	const { headings, body } = await toArticle(source("## Two words\n\n### Below **them**\n\n#### Not listed"));
	expect(headings).toEqual([
		{ id: "two-words", text: "Two words", level: 2 },
		{ id: "below-them", text: "Below them", level: 3 },
	]);
	expect(body[0]).toEqual({ tag: "h2", id: "two-words", children: ["Two words"] });
});

test.each([
	["**Note:** this.", "note"],
	["**Important:** this.", "important"],
	["**Remember:** this.", "remember"],
	["A footnote: this.", undefined],
	["As in the Note: below.", undefined],
])("%j is the callout %s", async (paragraph, callout) => {
	expect((await toArticle(source(paragraph))).body[0]).toMatchObject(callout ? { callout } : { tag: "p" });
	if (!callout) expect((await toArticle(source(paragraph))).body[0]).not.toHaveProperty("callout");
});

test("raw HTML in a text is escaped", async () => {
	const { body } = await toArticle(source('A <script>alert("x")</script> [link](/help/preferences)'));
	expect(JSON.stringify(body)).not.toContain("<script>");
	expect(JSON.stringify(body)).toContain('"tag":"a","href":"/help/preferences"');
});
