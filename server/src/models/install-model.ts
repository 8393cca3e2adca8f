import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { alone } from "./alone.ts";
import { bytesOf, inMB, type Model, type ModelFile } from "./catalogue.ts";
import { checksumOf } from "./checksum.ts";
import { type DownloadOptions, download } from "./download.ts";
import { ModelError } from "./model-error.ts";
import { folderOf, isWhole, lengthOf, modelsFolder } from "./shelf.ts";

export interface InstallOptions extends Omit<DownloadOptions, "onBytes"> {
	/** A folder with the model's files, used instead of a download. */
	from?: string | undefined;
	/** Called with the number of bytes of the model that are there. */
	onBytes?(bytes: number): void;
	/** Free bytes on the disk of a folder. */
	freeBytes?(folder: string): Promise<number>;
}

/** Bytes left free for everything else. */
const reserveBytes = ({ part }: Model) => (part === "replying" ? 1_000_000_000 : 100_000_000);

/**
 * Installs a model under `dataDir`, completely or not at all: its files are collected in a separate folder, each
 * compared with its checksum, and moved into place together. Partial downloads are kept for the next attempt; files
 * with a wrong checksum are not.
 * @throws {ModelError}
 */
export async function installModel(dataDir: string, model: Model, options: InstallOptions = {}): Promise<void> {
	if (isWhole(dataDir, model)) return;
	const shelf = modelsFolder(dataDir);
	mkdirSync(shelf, { recursive: true });
	const beside = join(shelf, `.${model.id}.part`);
	await alone(join(shelf, `.${model.id}.lock`), async () => {
		await makeSureOfRoom(shelf, beside, model, options);
		mkdirSync(beside, { recursive: true });
		let before = 0;
		for (const file of model.files) {
			mkdirSync(dirname(join(beside, file.name)), { recursive: true });
			await bring(file, join(beside, file.name), {
				...options,
				onBytes: (bytes) => options.onBytes?.(before + bytes),
			});
			if ((await checksumOf(join(beside, file.name))) !== file.sha256) {
				rmSync(beside, { recursive: true, force: true });
				throw new ModelError(`${file.name} does not have the checksum of the catalogue. Nothing was installed.`);
			}
			before += file.bytes;
			options.onBytes?.(before);
		}
		const place = folderOf(dataDir, model);
		rmSync(place, { recursive: true, force: true });
		renameSync(beside, place);
	});
}

async function bring(file: ModelFile, path: string, options: InstallOptions): Promise<void> {
	if (options.from === undefined) return download(file, path, options);
	copyFileSync(findIn(options.from, file), path);
}

function findIn(from: string, { name }: ModelFile): string {
	const path = join(from, name);
	if (!existsSync(path)) throw new ModelError(`There is no ${name} in ${from}.`);
	return path;
}

async function makeSureOfRoom(
	shelf: string,
	beside: string,
	model: Model,
	{ freeBytes = freeBytesAt }: InstallOptions,
): Promise<void> {
	const here = model.files.reduce((sum, { name, bytes }) => sum + Math.min(bytes, lengthOf(join(beside, name))), 0);
	const needed = bytesOf(model) - here + reserveBytes(model);
	const free = await freeBytes(shelf);
	if (free < needed)
		throw new ModelError(`There is not enough room: it takes ${inMB(needed)}, ${inMB(free)} are free.`);
}

async function freeBytesAt(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
}
