import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { engineWords } from "./engine-words.ts";
import { namesFor, plain } from "./names.ts";
import { fileOf, type PictureIndex, type PictureSet } from "./picture-set.ts";

export const mulberryFolder = (dataDir: string): string => join(dataDir, "pictures", "mulberry");
/** Written last, when every symbol is in place. */
export const mulberryRecord = (folder: string): string => join(folder, "installed.json");

export const isMulberryInstalled = (dataDir: string): boolean => existsSync(mulberryRecord(mulberryFolder(dataDir)));

/** What Mulberry adds to a name and people do not say: "eat_,_to", "breakfast_2", "air_person_1a", "afraid_man". */
const addition = / (to|\d+[a-z]?|lady|man|ladies|ladys|mans)$/;

/** The Mulberry symbols under `dataDir`. Empty until they are installed; an installation takes effect at once. */
export function mulberrySet(dataDir: string): PictureSet {
	const folder = mulberryFolder(dataDir);
	let known: { file: number; at: number; index: PictureIndex } | undefined;
	return {
		isFinal: true,
		find(keyword) {
			const record = statSync(mulberryRecord(folder), { throwIfNoEntry: false });
			if (!record) return undefined;
			// Two installations may have the same file time, but never the same file number.
			const { ino: file, mtimeMs: at } = record;
			if (known?.file !== file || known.at !== at) known = { file, at, index: indexOf(readdirSync(folder)) };
			const symbol = fileOf(namesFor(keyword), known.index);
			return symbol && join(folder, symbol);
		},
	};
}

/**
 * Indexes each file under its full name and every shorter one that is not another file's full name; then adds the
 * engine's words.
 */
function indexOf(files: string[]): PictureIndex {
	const index = new Map<string, string>();
	let left = files
		.filter((file) => file.endsWith(".svg"))
		.sort()
		.map((file) => ({ name: plain(file.slice(0, -".svg".length)), file }));
	while (left.length > 0) {
		for (const { name, file } of left) if (!index.has(name)) index.set(name, file);
		left = left
			.filter(({ name }) => addition.test(name))
			.map(({ name, file }) => ({ name: name.replace(addition, ""), file }));
	}
	const words = Object.entries(engineWords).map(([word, [name]]) => [plain(word), index.get(name) ?? ""] as const);
	return new Map([...index, ...words]);
}
