import { isPhoto, type Phrase } from "@sayso/contract/entities/phrase.ts";
import { strToU8, zipSync } from "fflate";

/** Columns of a board in other programs. */
const columns = 4;
/** The side of our photos in pixels. */
export const photoSide = 192;

/**
 * Writes phrases as an archive in Open Board Format (`.obz`): a board for each folder, and one that links to them. Data the format
 * lacks is in `ext_sayso_phrase`, so that our own import loses nothing.
 * @param name of the first board, with the phrases without a folder
 */
export function writeBoards(phrases: readonly Phrase[], name = "Phrases"): Uint8Array<ArrayBuffer> {
	const folders = [...new Set(phrases.map(({ folder }) => folder).filter(Boolean))];
	const pathOf = (folder: string) => (folder ? `boards/${folders.indexOf(folder) + 1}.obf` : "boards/0.obf");
	const photos = phrases.filter(({ picture }) => isPhoto(picture));
	const links = folders.map((folder) => ({
		id: `folder-${pathOf(folder)}`,
		label: folder,
		load_board: { name: folder, path: pathOf(folder) },
	}));
	const boards = ["", ...folders].map((folder) => ({
		path: pathOf(folder),
		board: boardOf(
			pathOf(folder),
			folder || name,
			phrases.filter((phrase) => phrase.folder === folder),
			folder ? [] : links,
		),
	}));
	const manifest = {
		format: "open-board-0.1",
		root: pathOf(""),
		paths: {
			boards: Object.fromEntries(boards.map(({ path, board }) => [board.id, path])),
			images: Object.fromEntries(photos.map((phrase) => [phrase.id, photoPath(phrase)])),
			sounds: {},
		},
	};
	return zipSync({
		"manifest.json": asFile(manifest),
		...Object.fromEntries(boards.map(({ path, board }) => [path, asFile(board)])),
		...Object.fromEntries(photos.map((phrase) => [photoPath(phrase), bytesOf(phrase.picture)])),
	});
}

const asFile = (json: object) => strToU8(JSON.stringify(json, null, "\t"));
const typeOf = (photo: string) => photo.slice("data:".length, photo.indexOf(";"));
const photoPath = ({ id, picture }: Phrase) => `images/${id}.${typeOf(picture).replace("image/", "")}`;
const bytesOf = (photo: string) =>
	Uint8Array.from(atob(photo.slice(photo.indexOf(",") + 1)), (byte) => byte.charCodeAt(0));

function boardOf(id: string, name: string, phrases: readonly Phrase[], links: readonly { id: string }[]) {
	const buttons = [...phrases.map(buttonOf), ...links];
	const rows = Math.max(1, Math.ceil(buttons.length / columns));
	return {
		format: "open-board-0.1",
		id,
		locale: "en",
		name,
		buttons,
		grid: {
			rows,
			columns,
			order: Array.from({ length: rows }, (_, row) =>
				Array.from({ length: columns }, (_, column) => buttons[row * columns + column]?.id ?? null),
			),
		},
		images: phrases.flatMap(imageOf),
		sounds: [],
	};
}

function buttonOf({ text, updatedAt: _, ...others }: Phrase) {
	const label = [others.emoji, text].filter(Boolean).join(" ");
	return {
		id: others.id,
		label,
		vocalization: text,
		...(others.picture && { image_id: others.id }),
		// The photo is a separate file.
		ext_sayso_phrase: { ...others, ...(isPhoto(others.picture) && { picture: "" }) },
	};
}

function imageOf(phrase: Phrase): object[] {
	const { id, picture } = phrase;
	if (!picture) return [];
	if (isPhoto(picture))
		return [{ id, path: photoPath(phrase), content_type: typeOf(picture), width: photoSide, height: photoSide }];
	const symbol = { set: "mulberry", filename: `${picture}.svg` };
	return [{ id, symbol, content_type: "image/svg+xml", width: 300, height: 300 }];
}
