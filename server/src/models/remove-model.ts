import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { alone } from "./alone.ts";
import type { Model } from "./catalogue.ts";
import { folderOf, modelsFolder } from "./shelf.ts";

/**
 * Removes a model, and what an unfinished download of it left. Listenings in progress continue, because they hold its
 * files open.
 * @returns whether there was anything
 * @throws {ModelError} while it is being installed
 */
export async function removeModel(dataDir: string, model: Model): Promise<boolean> {
	const shelf = modelsFolder(dataDir);
	const place = folderOf(dataDir, model);
	const beside = join(shelf, `.${model.id}.part`);
	const gone = join(shelf, `.${model.id}.gone`);
	mkdirSync(shelf, { recursive: true });
	return alone(join(shelf, `.${model.id}.lock`), async () => {
		const wasThere = existsSync(place) || existsSync(beside);
		rmSync(gone, { recursive: true, force: true });
		// Renamed first, so that the model disappears at once; deleting its files may take a while.
		if (existsSync(place)) renameSync(place, gone);
		for (const left of [gone, beside]) rmSync(left, { recursive: true, force: true });
		return wasThere;
	});
}
