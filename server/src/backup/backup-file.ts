import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, open, rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { BackupError } from "./backup-error.ts";

/**
 * A file: one line with the format version; gzip-compressed records; 32 bytes of SHA-256 of everything before. A
 * record: its letter, the length of its content in four bytes (big-endian), its content.
 */
const version = 1;
const firstLine = /^SAYSO-BACKUP (\d{1,6})\n/;
const checksumBytes = 32;
const headBytes = 5;

/**
 * `A`bout: the first record, JSON. `T`able: JSON, followed by its `R`ows in chunks of PostgreSQL's text format. `J`ob:
 * JSON. `E`nd.
 */
export interface BackupRecord {
	letter: "A" | "T" | "R" | "J" | "E";
	content: Buffer;
}

/**
 * Writes a complete file or none, readable only by its owner.
 * @returns its bytes
 * @throws {BackupError} if a file of this name exists
 */
export async function writeBackup(path: string, records: AsyncIterable<BackupRecord>): Promise<number> {
	if (await isThere(path)) throw new BackupError(`There is a file ${path} already.`);
	const part = `${path}.part`;
	await rm(part, { force: true });
	const file = await open(part, "wx", 0o600).catch((error) => {
		throw new BackupError(`${path} cannot be written: ${error.message}`);
	});
	try {
		const hash = createHash("sha256");
		let bytes = 0;
		const add = async (piece: Buffer) => {
			hash.update(piece);
			bytes += (await file.write(piece)).bytesWritten;
		};
		await add(Buffer.from(`SAYSO-BACKUP ${version}\n`));
		await pipeline(Readable.from(encode(records)), createGzip(), async (pieces: AsyncIterable<Buffer>) => {
			for await (const piece of pieces) await add(piece);
		});
		await file.write(hash.digest());
		await file.sync();
		await file.close();
		await rename(part, path);
		return bytes + checksumBytes;
	} catch (error) {
		await file.close().catch(() => {});
		await rm(part, { force: true });
		throw error;
	}
}

/** Reads the whole file once and compares its checksum. @throws {BackupError} */
export async function checkBackup(path: string): Promise<void> {
	const { size } = await stat(path).catch(() => {
		throw new BackupError(`There is no file ${path}.`);
	});
	const file = await open(path);
	try {
		const start = await piece(file, 0, 32);
		const [, number] = firstLine.exec(start.toString("latin1")) ?? [];
		if (!number) throw new BackupError(`${path} is not a backup that Sayso has made.`);
		if (Number(number) > version)
			throw new BackupError(`${path} was made by a newer Sayso. Restore it with that one, or a newer one.`);
		const hash = createHash("sha256");
		const end = size - checksumBytes;
		for await (const read of createReadStream(path, { end: end - 1 })) hash.update(read);
		if (!hash.digest().equals(await piece(file, end, checksumBytes)))
			throw new BackupError(`${path} is damaged: its checksum does not fit. Use another backup.`);
	} finally {
		await file.close();
	}
}

/** The records of a file that was already checked. */
export async function* readBackup(path: string): AsyncGenerator<BackupRecord, void> {
	const { size } = await stat(path);
	const start = Buffer.byteLength(`SAYSO-BACKUP ${version}\n`);
	const file = createReadStream(path, { start, end: size - checksumBytes - 1 });
	const unzipped = createGunzip();
	file.on("error", (error) => unzipped.destroy(error));
	let waiting = Buffer.alloc(0);
	for await (const read of file.pipe(unzipped)) {
		waiting = waiting.length > 0 ? Buffer.concat([waiting, read]) : read;
		for (;;) {
			if (waiting.length < headBytes) break;
			const end = headBytes + waiting.readUInt32BE(1);
			if (waiting.length < end) break;
			const letter = waiting.toString("latin1", 0, 1) as BackupRecord["letter"];
			yield { letter, content: waiting.subarray(headBytes, end) };
			waiting = waiting.subarray(end);
		}
	}
}

export const jsonRecord = (letter: BackupRecord["letter"], value: unknown): BackupRecord => ({
	letter,
	content: Buffer.from(JSON.stringify(value)),
});

async function* encode(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer, void> {
	for await (const { letter, content } of records) {
		const head = Buffer.alloc(headBytes);
		head.write(letter, "latin1");
		head.writeUInt32BE(content.length, 1);
		yield Buffer.concat([head, content]);
	}
}

async function piece(file: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<Buffer> {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
	return buffer.subarray(0, bytesRead);
}

const isThere = (path: string) =>
	access(path).then(
		() => true,
		() => false,
	);
