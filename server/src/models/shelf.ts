import { statSync } from "node:fs";
import { join } from "node:path";
import { catalogue, type Model } from "./catalogue.ts";

/**
 * The folder of all models, with one folder for each id. Names that begin with a dot are incomplete models and locks.
 */
export const modelsFolder = (dataDir: string): string => join(dataDir, "models");

export const folderOf = (dataDir: string, { id }: Pick<Model, "id">): string => join(modelsFolder(dataDir), id);

/** Whether every file has its full length; `verify` also reads the contents. */
export function isWhole(dataDir: string, model: Model): boolean {
	const folder = folderOf(dataDir, model);
	return model.files.every(({ name, bytes }) => lengthOf(join(folder, name)) === bytes);
}

/** The bytes of a file; 0 if it does not exist. */
export function lengthOf(path: string): number {
	const found = statSync(path, { throwIfNoEntry: false });
	return found?.isFile() ? found.size : 0;
}

/** The folders of the recogniser's models: the best complete model of each part. */
export interface ListeningFolders {
	/** Transcribes audio as it arrives. */
	streaming: string;
	/** Transcribes each utterance again. */
	careful: string | undefined;
}

/** @returns undefined if no streaming model is complete: a careful model alone cannot detect the end of an utterance */
export function listeningFolders(dataDir: string, models: readonly Model[] = catalogue): ListeningFolders | undefined {
	const [streaming, careful] = (["streaming", "careful"] as const).map((part) => bestFolder(dataDir, part, models));
	return streaming === undefined ? undefined : { streaming, careful };
}

/** The folder of the speaking model; undefined if no such model is complete. */
export const speakingFolder = (dataDir: string, models: readonly Model[] = catalogue): string | undefined =>
	bestFolder(dataDir, "speaking", models);

/** The complete models of a part, better ones first. */
export const installedModels = (dataDir: string, part: Model["part"], models: readonly Model[] = catalogue) =>
	models
		.filter((model) => model.part === part && isWhole(dataDir, model))
		.map((model) => ({ model, folder: folderOf(dataDir, model) }));

function bestFolder(dataDir: string, part: Model["part"], models: readonly Model[]): string | undefined {
	return installedModels(dataDir, part, models)[0]?.folder;
}
