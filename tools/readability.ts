// Checks how hard the site's texts are to read, as a school grade: Flesch–Kincaid.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { toArticle } from "../web/build/article.ts";
import type { TextNode } from "../web/src/content/article.ts";

/** The highest grade of a folder's texts, as `web/content/README.md` states it. */
const folders = [
	{ folder: "web/content/help", most: 7 },
	{ folder: "web/content/legal", most: 10 },
];

const blocks = new Set(["p", "li", "td"]);

const wordsOf = (node: TextNode): string => (typeof node === "string" ? node : node.children.map(wordsOf).join(""));

/** The sentences of a text: those of its paragraphs, and each list item. Headings are left out. */
function sentencesOf(node: TextNode): string[] {
	if (typeof node === "string") return [];
	const inner = node.children.flatMap(sentencesOf);
	if (!blocks.has(node.tag) || inner.length > 0) return inner;
	return wordsOf(node)
		.split(/(?<=[.!?])\s+/)
		.filter((sentence) => /[a-z]/i.test(sentence));
}

function gradeOf(body: readonly TextNode[]): number {
	const sentences = body.flatMap(sentencesOf);
	const words = sentences.flatMap((sentence) => sentence.match(/[a-z0-9][a-z0-9'’-]*/gi) ?? []);
	return fleschKincaid({
		sentence: sentences.length,
		word: words.length,
		syllable: words.reduce((sum, word) => sum + syllable(word), 0),
	});
}

for (const { folder, most } of folders)
	for (const file of readdirSync(folder)) {
		const { body } = await toArticle(readFileSync(join(folder, file), "utf8"));
		const grade = gradeOf(body);
		if (grade > most) process.exitCode = 1;
		console.log(`${grade <= most ? "ok  " : "HARD"} ${file}: grade ${grade.toFixed(1)} of ${most}`);
	}
