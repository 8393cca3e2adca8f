import type { ForeignImage } from "./imported.ts";

/** The most bytes of a picture, and pixels of a side: larger ones take too much of the browser's memory to open. */
const ofBoard = { bytes: 4 * 1024 * 1024, side: 4_096 };
/** The same for a photo that the person chose. */
export const ofCamera = { bytes: 16 * 1024 * 1024, side: 9_000 };
/** The most bytes of a drawing. */
const mostOfDrawing = 512 * 1024;

/** The type of an image by its first bytes, not by its name; undefined if it is not an image, or too large to open. */
export function imageOf(bytes: Uint8Array<ArrayBuffer>, most = ofBoard): ForeignImage | undefined {
	const type = typeOf(bytes);
	if (!type || bytes.length > most.bytes) return undefined;
	if (type === "image/svg+xml") return bytes.length > mostOfDrawing ? undefined : { type, bytes };
	const size = sizeOf(type, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
	if (!size || Math.min(...size) < 1 || Math.max(...size) > most.side) return undefined;
	return { type, bytes };
}

const signatures: readonly (readonly [type: ForeignImage["type"], signature: RegExp])[] = [
	["image/png", /^\x89PNG\r\n/],
	["image/jpeg", /^\xff\xd8\xff/],
	["image/gif", /^GIF8[79]a/],
	["image/webp", /^RIFF[\s\S]{4}WEBP/],
	["image/svg+xml", /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/],
];

function typeOf(bytes: Uint8Array): ForeignImage["type"] | undefined {
	const head = Array.from(bytes.subarray(0, 1_024), (byte) => String.fromCharCode(byte)).join("");
	return signatures.find(([, signature]) => signature.test(head))?.[0];
}

type Pixels = readonly [width: number, height: number];

/** Width and height from the file header; undefined if it is broken. */
function sizeOf(type: ForeignImage["type"], view: DataView): Pixels | undefined {
	try {
		if (type === "image/png") return [view.getUint32(16), view.getUint32(20)];
		if (type === "image/gif") return [view.getUint16(6, true), view.getUint16(8, true)];
		return type === "image/webp" ? sizeOfWebp(view) : sizeOfJpeg(view);
	} catch {
		return undefined;
	}
}

function sizeOfWebp(view: DataView): Pixels | undefined {
	const low24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
	switch (view.getUint32(12)) {
		// "VP8X", "VP8L" and "VP8 ".
		case 0x56503858:
			return [low24(24) + 1, low24(27) + 1];
		case 0x5650384c: {
			const bits = view.getUint32(21, true);
			return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
		}
		case 0x56503820:
			return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
		default:
			return undefined;
	}
}

function sizeOfJpeg(view: DataView): Pixels | undefined {
	for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
		const marker = view.getUint8(at + 1);
		// The frame header, of any kind.
		if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
			return [view.getUint16(at + 7), view.getUint16(at + 5)];
	}
	return undefined;
}
