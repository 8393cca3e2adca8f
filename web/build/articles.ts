import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { toArticle } from "./article.ts";

/** `x.md` is the whole text, `x.md?card` its card, `x.md?words` its text for the search. */
const text = /\.md(\?(card|words))?$/;

async function moduleOf(id: string): Promise<unknown> {
	const [path = "", part] = id.split("?");
	const { headings, body, words, ...card } = await toArticle(await readFile(path, "utf8"));
	if (part === "card") return card;
	return part === "words" ? words.toLowerCase() : { ...card, headings, body };
}

/** A plugin that lets source files import the texts of `content/`. */
export function articles(): Plugin {
	return {
		name: "articles",
		load: {
			filter: { id: text },
			async handler(id) {
				this.addWatchFile(id.split("?")[0] ?? id);
				return { code: `export default ${JSON.stringify(await moduleOf(id))}`, moduleType: "js" };
			},
		},
	};
}
