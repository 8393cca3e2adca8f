import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { unzipSync } from "fflate";
import { parseTarGzip } from "nanotar";

/** A symbol with its file name, without a folder. */
export interface SymbolFile {
	name: string;
	svg: Uint8Array;
}

/** The most bytes of one symbol and of all: more than any picture set has, less than would fill a disk. */
const most = { each: 4 * 1024 * 1024, all: 256 * 1024 * 1024 };

const gzip = [0x1f, 0x8b];
const zip = [0x50, 0x4b];

/**
 * The SVG files of an archive: .tgz or .zip, detected by its first bytes. Folders in it are ignored, so that no name
 * leads outside.
 * @throws {Error} as text for the operator
 */
export async function symbolsOfArchive(archive: Uint8Array): Promise<SymbolFile[]> {
	const begins = (bytes: number[]) => bytes.every((byte, index) => archive[index] === byte);
	if (begins(gzip)) {
		const files = await parseTarGzip(archive, { filter: ({ name, size }) => isSymbol(name, size) });
		return within(files.flatMap(({ name, data }) => (data ? [{ name: basename(name), svg: data }] : [])));
	}
	if (begins(zip)) {
		const files = unzipSync(archive, { filter: ({ name, originalSize }) => isSymbol(name, originalSize) });
		return within(Object.entries(files).map(([name, svg]) => ({ name: basename(name), svg })));
	}
	throw new Error("That is neither a .tgz nor a .zip archive.");
}

/** The SVG files of a folder, at any depth, in the order of their names. */
export function symbolsOfFolder(folder: string): SymbolFile[] {
	const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
	const files = paths.filter((path) => isSymbol(path, statSync(join(folder, path)).size));
	return within(files.map((path) => ({ name: basename(path), svg: readFileSync(join(folder, path)) })));
}

/** Files that a Mac adds to archives begin with a dot. */
const isSymbol = (path: string, size = 0): boolean => /(^|\/)[^./][^/]*\.svg$/i.test(path) && size <= most.each;

function within(symbols: SymbolFile[]): SymbolFile[] {
	const bytes = symbols.reduce((sum, { svg }) => sum + svg.byteLength, 0);
	if (bytes > most.all) throw new Error("There is more in it than a picture set has.");
	return symbols;
}
