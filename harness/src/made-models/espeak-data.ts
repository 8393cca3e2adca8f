import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const wanted = ["en_dict", "intonations", "phondata", "phonindex", "phontab", "lang/gmw/en-GB-x-rp", "lang/gmw/en-US"];

/**
 * espeak-ng's files with English pronunciations, as in Kokoro's folder. They are extracted from a package used only by
 * tests, because they are under GPL-3.0. The package holds all files in one; its program contains their offsets.
 */
export function espeakData(): Record<string, Buffer> {
	const program = createRequire(import.meta.url).resolve("@echogarden/espeak-ng-emscripten");
	const data = readFileSync(program.replace(/\.js$/, ".data"));
	const places = readFileSync(program, "utf8").matchAll(
		/filename:"\/usr\/share\/(?<name>espeak-ng-data\/[^"]+)",start:(?<start>\d+),end:(?<end>\d+)/g,
	);
	const files = [...places].map(({ groups: { name = "", start, end } = {} }) => [
		name,
		data.subarray(Number(start), Number(end)),
	]);
	const names = new Set(wanted.map((name) => `espeak-ng-data/${name}`));
	return Object.fromEntries(files.filter(([name]) => names.has(String(name))));
}
