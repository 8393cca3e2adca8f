import { join } from "node:path";
import type { Model } from "./catalogue.ts";
import { checksumOf } from "./checksum.ts";
import { folderOf } from "./shelf.ts";

/** Reads every file of an installed model. @returns the names of files that are missing or differ from the catalogue */
export async function damagedFiles(dataDir: string, model: Model): Promise<string[]> {
	const folder = folderOf(dataDir, model);
	const damaged: string[] = [];
	for (const { name, sha256 } of model.files)
		if ((await checksumOf(join(folder, name)).catch(() => undefined)) !== sha256) damaged.push(name);
	return damaged;
}
