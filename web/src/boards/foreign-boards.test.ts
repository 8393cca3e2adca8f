import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBoards } from "./read-boards.ts";

/** A folder of boards from other programs; they are not part of this repository. */
const folder = process.env.OBF_BOARDS;
const files = folder ? readdirSync(folder).filter((name) => /\.ob[fz]$/.test(name)) : [];

test.skipIf(!folder)("every board of OBF_BOARDS gives phrases, or reports why it has no phrases", () => {
	expect(files).not.toEqual([]);
	for (const name of files) {
		const { phrases, problems } = readBoards(new Uint8Array(readFileSync(join(folder ?? "", name))));
		expect(phrases.length + problems.length, name).toBeGreaterThan(0);
		console.info(`${name}: ${phrases.map(({ text, image }) => text + (image ? ` (${image.type})` : "")).join(", ")}`);
		for (const problem of problems) console.info(`  ${problem}`);
	}
});
