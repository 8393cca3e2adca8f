import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { mulberryFolder, mulberryRecord } from "./mulberry.ts";
import { type SymbolFile, symbolsOfArchive, symbolsOfFolder } from "./unpack.ts";

/** What is wrong with an installation, as text for the operator. */
export class InstallError extends Error {}

export interface Installed {
	symbols: number;
	/** Hexadecimal checksum of the archive, or of a folder's symbols in order. */
	sha256: string;
}

/**
 * Installs the Mulberry symbols under `dataDir` and replaces earlier ones, completely or not at all.
 * @param from a folder, an archive (.tgz, .zip), or the https address of one
 * @param sha256 the expected checksum; required for an address
 * @throws {InstallError}
 */
export async function installMulberry(dataDir: string, from: string, sha256?: string): Promise<Installed> {
	const { symbols, digest } = await read(from, sha256);
	if (sha256 && sha256.toLowerCase() !== digest)
		throw new InstallError(`The checksum is ${digest}, not ${sha256}. Nothing was installed.`);
	if (symbols.length === 0) throw new InstallError("There are no SVG files in it. Nothing was installed.");
	const installed = { symbols: symbols.length, sha256: digest };
	replaceFolder(mulberryFolder(dataDir), symbols, installed);
	return installed;
}

async function read(from: string, sha256: string | undefined): Promise<{ symbols: SymbolFile[]; digest: string }> {
	if (/^https?:/.test(from) && !sha256)
		throw new InstallError("What comes from an address needs its checksum: add --sha256 HEXADECIMAL.");
	if (!/^https?:/.test(from) && statSync(from, { throwIfNoEntry: false })?.isDirectory()) {
		const symbols = symbolsOfFolder(from);
		return { symbols, digest: digestOf(symbols.map(({ svg }) => svg)) };
	}
	const archive = await bytesOf(from);
	const symbols = await symbolsOfArchive(archive).catch((cause: Error) => {
		throw new InstallError(`${from} could not be unpacked. ${cause.message}`, { cause });
	});
	return { symbols, digest: digestOf([archive]) };
}

async function bytesOf(from: string): Promise<Uint8Array> {
	try {
		if (!/^https?:/.test(from)) return readFileSync(from);
		const response = await fetch(from, { signal: AbortSignal.timeout(120_000) });
		if (!response.ok) throw new Error(`It answered ${response.status}.`);
		return await response.bytes();
	} catch (cause) {
		throw new InstallError(`${from} could not be read. ${cause instanceof Error ? cause.message : ""}`, { cause });
	}
}

function digestOf(parts: readonly Uint8Array[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return hash.digest("hex");
}

/** Written next to the old folder first and then swapped, so that a running server sees the old set or the new one. */
function replaceFolder(folder: string, symbols: readonly SymbolFile[], installed: Installed): void {
	const [fresh, old] = [`${folder}.new`, `${folder}.old`];
	for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
	mkdirSync(fresh, { recursive: true });
	for (const { name, svg } of symbols) writeFileSync(join(fresh, name), svg);
	writeFileSync(mulberryRecord(fresh), `${JSON.stringify(installed)}\n`);
	mkdirSync(dirname(folder), { recursive: true });
	if (statSync(folder, { throwIfNoEntry: false })) renameSync(folder, old);
	renameSync(fresh, folder);
	rmSync(old, { recursive: true, force: true });
}
