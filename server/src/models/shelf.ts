import { statSync } from "node:fs";
import { join } from "node:path";
import { catalogue, type Model } from "./catalogue.ts";

/** Where models lie, a folder each by its id. What begins with a dot there is not whole, or says who is at work. */
export const modelsFolder = (dataDir: string): string => join(dataDir, "models");

export const folderOf = (dataDir: string, { id }: Pick<Model, "id">): string => join(modelsFolder(dataDir), id);

/** Whether every file of it is there in its full length; `verify` reads what is in them. */
export function isWhole(dataDir: string, model: Model): boolean {
	const folder = folderOf(dataDir, model);
	return model.files.every(({ name, bytes }) => lengthOf(join(folder, name)) === bytes);
}

/** Bytes of a file; 0 where there is none. */
export function lengthOf(path: string): number {
	const found = statSync(path, { throwIfNoEntry: false });
	return found?.isFile() ? found.size : 0;
}

/** The folders to listen with: the best whole model of each part. */
export interface ListeningFolders {
	/** Follows the sound as it comes. */
	streaming: string;
	/** Hears each utterance again. */
	careful: string | undefined;
}

/** @returns undefined where none that follows the sound is whole: the careful ones alone cannot say when somebody stops */
export function listeningFolders(dataDir: string, models: readonly Model[] = catalogue): ListeningFolders | undefined {
	const [streaming, careful] = (["streaming", "careful"] as const).map((part) => bestFolder(dataDir, part, models));
	return streaming === undefined ? undefined : { streaming, careful };
}

/** The folder to speak with; undefined where none is whole. */
export const speakingFolder = (dataDir: string, models: readonly Model[] = catalogue): string | undefined =>
	bestFolder(dataDir, "speaking", models);

/** The models of a part that are whole, better ones first. */
export const installedModels = (dataDir: string, part: Model["part"], models: readonly Model[] = catalogue) =>
	models
		.filter((model) => model.part === part && isWhole(dataDir, model))
		.map((model) => ({ model, folder: folderOf(dataDir, model) }));

function bestFolder(dataDir: string, part: Model["part"], models: readonly Model[]): string | undefined {
	return installedModels(dataDir, part, models)[0]?.folder;
}
