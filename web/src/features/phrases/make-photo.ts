import { PhrasePicture } from "@sayso/contract/entities/phrase.ts";
import { imageOf, ofCamera } from "../../boards/image-kind.ts";
import type { ForeignImage } from "../../boards/imported.ts";
import { photoSide } from "../../boards/write-boards.ts";

/** Image qualities to try until the photo is small enough. */
const qualities = [0.8, 0.6, 0.4, 0.2];

/**
 * Makes the picture of a phrase: cropped to a square, scaled down and redrawn, so that no metadata of the file remains.
 * @returns undefined if the file is broken or not a picture
 */
export async function makePhoto({ type, bytes }: ForeignImage): Promise<string | undefined> {
	try {
		// An SVG in an image element cannot run scripts or load anything.
		const image = new Image();
		image.src = await asAddress(new Blob([bytes], { type }));
		await image.decode();
		const [width, height] = [image.naturalWidth || photoSide, image.naturalHeight || photoSide];
		const canvas = Object.assign(document.createElement("canvas"), { width: photoSide, height: photoSide });
		const context = canvas.getContext("2d");
		if (!context) return undefined;
		context.fillStyle = "white";
		context.fillRect(0, 0, photoSide, photoSide);
		// A drawing is shown whole; a photo fills the square.
		const fit = type === "image/svg+xml" || type === "image/png" ? Math.max(width, height) : Math.min(width, height);
		const [w, h] = [(width / fit) * photoSide, (height / fit) * photoSide];
		context.drawImage(image, (photoSide - w) / 2, (photoSide - h) / 2, w, h);
		const isWebp = canvas.toDataURL("image/webp").startsWith("data:image/webp");
		const tries = qualities.map((quality) => canvas.toDataURL(isWebp ? "image/webp" : "image/jpeg", quality));
		return tries.find((each) => PhrasePicture.safeParse(each).success);
	} catch {
		return undefined;
	}
}

/** Makes a photo of the chosen file. Returns undefined if the file is no picture, is too large or cannot be read. */
export async function photoOfFile(file: File): Promise<string | undefined> {
	const buffer = await file.arrayBuffer().catch(() => undefined);
	const image = buffer && imageOf(new Uint8Array(buffer), ofCamera);
	return image && makePhoto(image);
}

function asAddress(blob: Blob): Promise<string> {
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	const reader = new FileReader();
	reader.onload = () => resolve(String(reader.result));
	reader.onerror = () => reject(reader.error);
	reader.readAsDataURL(blob);
	return promise;
}
