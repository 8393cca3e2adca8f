import { Unzip, UnzipInflate } from "fflate";

/** Bytes and files that an archive may unpack to, and bytes of one of its files. */
const most = { bytes: 64 * 1024 * 1024, files: 3_000, file: 6 * 1024 * 1024 };
/** Bytes that are unpacked at once: even the worst of them become no more than the sum above. */
const portion = 32 * 1024;

export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * The files of a zip archive by their paths. It stops where an archive becomes larger than a board ever is, whatever the
 * archive says of itself; what was read until then is given.
 * @returns `isWhole`: false where something was left out
 */
export function readArchive(archive: Uint8Array<ArrayBuffer>): { files: Files; isWhole: boolean } {
	const files = new Map<string, Uint8Array<ArrayBuffer>>();
	let bytes = 0;
	let seen = 0;
	let isWhole = true;
	let isOver = false;

	const unzip = new Unzip((file) => {
		const path = safePath(file.name);
		if (path === undefined || ++seen > most.files) {
			// A folder is no file that is missed.
			if (!file.name.endsWith("/")) isWhole = false;
			return;
		}
		const parts: Uint8Array[] = [];
		let size = 0;
		file.ondata = (error, part, isLast) => {
			if (isOver) return;
			size += part?.length ?? 0;
			bytes += part?.length ?? 0;
			if (error || bytes > most.bytes || size > most.file) {
				isWhole = false;
				isOver = bytes > most.bytes;
				file.terminate();
				return;
			}
			parts.push(part);
			if (isLast) files.set(path, joined(parts, size));
		};
		file.start();
	});
	unzip.register(UnzipInflate);
	try {
		for (let from = 0; from < archive.length && !isOver; from += portion)
			unzip.push(archive.subarray(from, from + portion), from + portion >= archive.length);
	} catch {
		isWhole = false;
	}
	return { files, isWhole };
}

/** A path inside the archive; undefined for a folder, and for one that leads out of it. */
export function safePath(name: string): string | undefined {
	const parts = name
		.replaceAll("\\", "/")
		.split("/")
		.filter((part) => part !== "." && part !== "");
	if (name.endsWith("/") || /^([/\\]|[A-Za-z]:)/.test(name) || parts.includes("..") || parts.length === 0)
		return undefined;
	return parts.join("/");
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(size);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
