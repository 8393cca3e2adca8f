/** A compressed file of a zip archive. */
export interface Entry {
	name: string;
	packed: Uint8Array<ArrayBuffer>;
	/** Its declared size in bytes, and its CRC-32. */
	size: number;
	checksum: number;
	method: "stored" | "deflated";
}

const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 };
/** Bytes of each record before its names. */
const heads = { end: 22, entry: 46, file: 30 };
const longestComment = 0xffff;

/**
 * The files of a zip archive, from the directory at its end: bytes inside a file may look like a file header. A truncated archive
 * has no directory and is read from its start.
 * @returns `isWhole`: false if the directory is missing, or part of it cannot be read
 */
export function entriesOf(archive: Uint8Array<ArrayBuffer>): { entries: Entry[]; isWhole: boolean } {
	const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
	const entries: Entry[] = [];
	let isWhole = true;
	try {
		const end = endOf(view);
		if (end === undefined) {
			for (let at = 0; ; ) at = addFromFront(archive, view, at, entries);
		}
		let at = view.getUint32(end + 16, true);
		for (let left = view.getUint16(end + 10, true); left > 0; left--) {
			const entry = view.getUint32(at, true) === signatures.entry ? entryAt(archive, view, at) : undefined;
			if (entry) entries.push(entry);
			else isWhole = false;
			const more = [28, 30, 32].map((field) => view.getUint16(at + field, true));
			at += more.reduce((sum, length) => sum + length, heads.entry);
		}
		return { entries, isWhole };
	} catch {
		// An offset points outside the archive.
		return { entries, isWhole: false };
	}
}

/** Offset of the record at the end of the archive; only a comment follows it. */
function endOf(view: DataView): number | undefined {
	const last = view.byteLength - heads.end;
	for (let at = last; at >= Math.max(0, last - longestComment); at--)
		if (view.getUint32(at, true) === signatures.end) return at;
	return undefined;
}

function entryAt(archive: Uint8Array<ArrayBuffer>, view: DataView, at: number): Entry | undefined {
	const file = view.getUint32(at + 42, true);
	if (view.getUint32(file, true) !== signatures.file) return undefined;
	const from = file + heads.file + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
	const name = archive.subarray(at + heads.entry, at + heads.entry + view.getUint16(at + 28, true));
	return entryFrom(archive, view, { fields: at + 8, name, from });
}

/**
 * Adds the file whose header is at `at`. @returns the offset of the next one @throws if there is no header, or its size is not
 * known yet
 */
function addFromFront(archive: Uint8Array<ArrayBuffer>, view: DataView, at: number, entries: Entry[]): number {
	const isStreamed = (view.getUint16(at + 6, true) & 8) !== 0;
	if (view.getUint32(at, true) !== signatures.file || isStreamed) throw new Error("No head of a file");
	const names = at + heads.file;
	const name = archive.subarray(names, names + view.getUint16(at + 26, true));
	const from = names + name.length + view.getUint16(at + 28, true);
	const entry = entryFrom(archive, view, { fields: at + 6, name, from });
	if (entry) entries.push(entry);
	return from + view.getUint32(at + 18, true);
}

/** Reads an entry from the fields that the directory and a file header share; undefined if it cannot be read. */
function entryFrom(
	archive: Uint8Array<ArrayBuffer>,
	view: DataView,
	{ fields, name, from }: { fields: number; name: Uint8Array; from: number },
): Entry | undefined {
	const isLocked = (view.getUint16(fields, true) & 1) !== 0;
	const method = ({ 0: "stored", 8: "deflated" } as const)[view.getUint16(fields + 2, true)];
	const length = view.getUint32(fields + 12, true);
	if (isLocked || !method || from + length > archive.length) return undefined;
	return {
		name: nameOf(name),
		packed: archive.subarray(from, from + length),
		size: view.getUint32(fields + 16, true),
		checksum: view.getUint32(fields + 8, true),
		method,
	};
}

/** Most programs write UTF-8, whether they declare it or not. */
function nameOf(bytes: Uint8Array): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("latin1").decode(bytes);
	}
}
