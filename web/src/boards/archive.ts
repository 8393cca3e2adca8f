import { Inflate } from "fflate";
import { type Entry, entriesOf } from "./archive-directory.ts";
import { crc32 } from "./crc32.ts";

/** Bytes and files that an archive may unpack to, and bytes of one of its files. */
const most = { bytes: 64 * 1024 * 1024, files: 3_000, file: 6 * 1024 * 1024 };
/** Bytes that are unpacked at once: even the worst of them become no more than the sum above. */
const portion = 32 * 1024;

export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * The files of a zip archive by their paths, as its directory at the end names them. It stops where an archive becomes larger
 * than a board ever is, whatever the archive says of itself; what was read until then is given.
 * @returns `isWhole`: false where something was left out
 */
export function readArchive(archive: Uint8Array<ArrayBuffer>): { files: Files; isWhole: boolean } {
	const files = new Map<string, Uint8Array<ArrayBuffer>>();
	const { entries, isWhole: isListed } = entriesOf(archive);
	let isWhole = isListed;
	let bytes = 0;
	for (const entry of entries) {
		// A folder, and what an operating system adds of its own, is no file that is missed.
		if (entry.name.endsWith("/") || isOfSystem(entry.name)) continue;
		const path = safePath(entry.name);
		const isRoom = files.size < most.files && bytes + entry.size <= most.bytes && entry.size <= most.file;
		const { whole, made } = path !== undefined && isRoom ? unpack(entry) : { whole: undefined, made: 0 };
		bytes += made;
		if (path === undefined || !whole) isWhole = false;
		else files.set(path, whole);
	}
	return { files: withoutOuterFolder(files), isWhole };
}

/** What macOS and Windows put beside the files of a folder: `__MACOSX/…`, `._name`, `.DS_Store`. */
const isOfSystem = (name: string): boolean =>
	/(^|[/\\])(__MACOSX[/\\]|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);

/**
 * One file; not `whole` where it is not what the directory says: a wrong size or checksum is a broken file.
 * @returns `made`: bytes that it unpacked to, which count even where they are of no use
 */
function unpack({ packed, size, checksum, method }: Entry): { whole?: Uint8Array<ArrayBuffer>; made: number } {
	const whole = new Uint8Array(size);
	let made = 0;
	const add = (part: Uint8Array) => {
		if (made + part.length <= size) whole.set(part, made);
		made += part.length;
	};
	try {
		if (method === "stored") add(packed);
		else {
			const inflate = new Inflate(add);
			for (let from = 0; from < packed.length && made <= size; from += portion)
				inflate.push(packed.subarray(from, from + portion), from + portion >= packed.length);
		}
	} catch {
		return { made };
	}
	return made === size && crc32(whole) === checksum ? { whole, made } : { made };
}

/** An archive that was packed again often has one folder around everything: paths in its boards do not know of it. */
function withoutOuterFolder(files: Map<string, Uint8Array<ArrayBuffer>>): Files {
	const paths = [...files.keys()];
	const [outer] = (paths[0] ?? "").split("/", 1);
	if (files.has("manifest.json") || !paths.every((path) => path.startsWith(`${outer}/`))) return files;
	const inner = new Map([...files].map(([path, bytes]) => [path.slice(`${outer}/`.length), bytes]));
	// Folders that boards do name, such as `boards`, stay.
	return inner.has("manifest.json") ? inner : files;
}

/**
 * A path inside the archive, accents in their one-letter form; undefined for a folder, and for one that leads out of it. A slash
 * at its beginning means the archive's own top.
 */
export function safePath(name: string): string | undefined {
	const parts = name
		.normalize("NFC")
		.replaceAll("\\", "/")
		.split("/")
		.filter((part) => part !== "." && part !== "");
	if (name.endsWith("/") || /^[A-Za-z]:/.test(name) || parts.includes("..") || parts.length === 0) return undefined;
	return parts.join("/");
}
