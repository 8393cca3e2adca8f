import { Inflate } from "fflate";
import { type Entry, entriesOf } from "./archive-directory.ts";
import { crc32 } from "./crc32.ts";

/** The most bytes and files an archive may unpack to, and the most bytes of one file. */
const most = { bytes: 64 * 1024 * 1024, files: 3_000, file: 6 * 1024 * 1024 };
/** Bytes to unpack at once: even at the highest compression ratio they stay within the total above. */
const portion = 32 * 1024;

export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * The files of a zip archive by path, from its directory. Unpacking stops at the limits, whatever sizes the archive declares; the
 * files read until then are returned.
 * @returns `isWhole`: false if something was left out
 */
export function readArchive(archive: Uint8Array<ArrayBuffer>): { files: Files; isWhole: boolean } {
	const files = new Map<string, Uint8Array<ArrayBuffer>>();
	const { entries, isWhole: isListed } = entriesOf(archive);
	let isWhole = isListed;
	let bytes = 0;
	for (const entry of entries) {
		// Skip folders and an operating system's own files: the archive is complete without them.
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

/** Files that macOS and Windows add to a folder: `__MACOSX/…`, `._name`, `.DS_Store`. */
const isOfSystem = (name: string): boolean =>
	/(^|[/\\])(__MACOSX[/\\]|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);

/**
 * Unpacks one file; not `whole` if its size or checksum differs from the directory.
 * @returns `made`: the unpacked bytes, which count towards the limit even if unusable
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

/** A repacked archive often has one folder around everything, which the paths in its boards do not contain. */
function withoutOuterFolder(files: Map<string, Uint8Array<ArrayBuffer>>): Files {
	const paths = [...files.keys()];
	const [outer] = (paths[0] ?? "").split("/", 1);
	if (files.has("manifest.json") || !paths.every((path) => path.startsWith(`${outer}/`))) return files;
	const inner = new Map([...files].map(([path, bytes]) => [path.slice(`${outer}/`.length), bytes]));
	// Folders that boards refer to, such as `boards`, stay.
	return inner.has("manifest.json") ? inner : files;
}

/**
 * A normalised path inside the archive, with composed accents; undefined for a folder, and for a path outside the archive. A
 * leading slash means the archive's root.
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
