import { expect, test } from "vitest";
import { compose } from "./compose.ts";

const mails = [
	compose("a@example.org", "code", { code: "0427" }),
	compose("a@example.org", "reset", { url: "https://sayso.example/reset?token=a&b" }),
	compose("a@example.org", "welcome", { firstName: "Ada", url: "https://sayso.example/app" }),
	compose("a@example.org", "deleted", { firstName: "Ada" }),
];

test.each(mails)("$subject says the same in HTML and in plain text", ({ html, text }) => {
	const seen = html
		.replace(/<title>.*<\/title>/, "")
		.replaceAll(/<[^>]+>/g, " ")
		.replaceAll("&amp;", "&")
		.replaceAll("&#39;", "'");
	const words = (content: string) => new Set(content.match(/[\p{L}\p{N}]+/gu));
	expect(words(text).difference(words(seen))).toEqual(new Set());
	expect(words(seen).difference(words(text))).toEqual(new Set());
});

test("a code stands alone on its line, to be read and copied", () => {
	expect(mails[0]?.text).toMatch(/^0427$/m);
	expect(mails[0]?.html).toMatch(/>0427</);
});

test("a link is whole in both", () => {
	expect(mails[1]?.text).toContain("\nhttps://sayso.example/reset?token=a&b\n");
	expect(mails[1]?.html).toContain('href="https://sayso.example/reset?token=a&amp;b"');
});

test("what a person is called cannot become markup", () => {
	const { html } = compose("a@example.org", "welcome", { firstName: `<img src=x onerror="x">'&`, url: "https://x" });
	expect(html).toContain("&lt;img src=x onerror=&quot;x&quot;&gt;&#39;&amp;");
	expect(html).not.toContain("<img");
});
