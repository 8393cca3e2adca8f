import { expect, test } from "vitest";
import { helpCards, helpWords } from "../../content/help.ts";
import { searchHelp } from "./search.ts";

const slugs = (term: string, words?: ReadonlyMap<string, string>) =>
	searchHelp(helpCards, words, term).map(({ slug }) => slug);

test("finds a part of a title in any case", () => {
	expect(slugs("  MICROPHONE perm ")).toEqual(["microphone-permissions"]);
});

test("finds a part of a slug", () => {
	expect(slugs("why-pa")).toEqual(["why-paid"]);
});

test("finds words of an article, after articles with them in the title", async () => {
	const found = slugs("preferences", await helpWords());
	expect(found[0]).toBe("preferences");
	expect(found).toContain("how-to-use-communicator");
	expect(new Set(found).size).toBe(found.length);
});

test("finds nothing if nothing matches", async () => {
	expect(slugs("zeppelin", await helpWords())).toEqual([]);
});
