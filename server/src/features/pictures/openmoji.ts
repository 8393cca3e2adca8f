import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { engineWords } from "./engine-words.ts";
import { everydayWords } from "./everyday-words.ts";
import { namesFor, plain } from "./names.ts";
import { fileOf, type PictureIndex, type PictureSet } from "./picture-set.ts";

interface Entry {
	emoji: string;
	hexcode: string;
	group: string;
	annotation: string;
	tags: string;
	openmoji_tags: string;
	skintone: string;
}

/** Groups whose tags name things. The tags of faces and signs name moods and would show "hard" as an ear. */
const things = new Set(["food-drink", "animals-nature", "objects", "travel-places", "activities"]);

/** The OpenMoji pictures of the package; empty if the package is not installed. */
export function openMojiSet(): PictureSet {
	const folder = packageFolder();
	let index: PictureIndex | undefined;
	return {
		isFinal: false,
		find(keyword) {
			if (!folder) return undefined;
			index ??= indexOf(JSON.parse(readFileSync(join(folder, "data", "openmoji.json"), "utf8")));
			const code = fileOf(namesFor(keyword), index);
			return code && join(folder, "color", "svg", `${code}.svg`);
		},
	};
}

function packageFolder(): string | undefined {
	try {
		return dirname(createRequire(import.meta.url).resolve("openmoji/package.json"));
	} catch {
		return undefined;
	}
}

/**
 * Curated words, then names, then the tags of things that are also a word of the name: other tags are mere
 * associations.
 */
function indexOf(entries: readonly Entry[]): PictureIndex {
	const codes = new Map(entries.map(({ emoji, hexcode }) => [withoutStyle(emoji), hexcode]));
	const index = new Map<string, string>();
	const add = (name: string, code: string) => index.has(name) || index.set(name, code);
	const curate = (word: string, emoji: string) => add(plain(word), codes.get(withoutStyle(emoji)) ?? "");
	for (const [word, [, emoji]] of Object.entries(engineWords)) curate(word, emoji);
	for (const [word, emoji] of Object.entries(everydayWords)) curate(word, emoji);
	const plainest = entries.filter(({ skintone, group }) => !skintone && group !== "component");
	for (const { annotation, hexcode } of plainest) add(plain(annotation), hexcode);
	for (const { annotation, tags, openmoji_tags, hexcode, group } of plainest) {
		const words = things.has(group) ? plain(annotation).split(" ") : [];
		for (const tag of `${openmoji_tags},${tags}`.split(",").map(plain)) if (words.includes(tag)) add(tag, hexcode);
	}
	return index;
}

/** An emoji without the invisible character that selects its coloured form. */
const withoutStyle = (emoji: string): string => emoji.replaceAll("\uFE0F", "");
