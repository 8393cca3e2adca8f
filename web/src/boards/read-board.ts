import { Phrase, PhrasePicture } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import { type Files, safePath } from "./archive.ts";
import { imageOf } from "./image-kind.ts";
import type { ForeignImage, ImportedPhrase, ProblemList } from "./imported.ts";
import { type Board, type Button, buttonsInOrder, type Image, type Manifest } from "./open-board.ts";
import { plainText } from "./plain-text.ts";

/** Where a board's pictures and links lead. */
export interface Surroundings {
	files: Files;
	manifest: Manifest | undefined;
	/** Whether a board is in the same file. */
	hasBoard(link: { id?: string | undefined; path?: string | undefined }): boolean;
}

const Extra = Phrase.omit({ updatedAt: true, text: true }).partial();

/** The phrases of one board. What a button of it does that no phrase can goes to the problems. */
export function readBoard(board: Board, around: Surroundings, problems: ProblemList): ImportedPhrase[] {
	const folder = plainText(board.name).slice(0, limits.phrases.nameCharacters).trim();
	return buttonsInOrder(board).flatMap((button) => {
		const phrase = readButton(button, folder, around, problems);
		if (!phrase) return [];
		if (!button.image_id || phrase.picture) return [phrase];
		const image = imageOfButton(button, board, around, phrase.text, problems);
		const photo = button.ext_sayso_phrase && image ? photoOf(image) : undefined;
		return [{ ...phrase, ...(photo ? { picture: photo } : image && { image }) }];
	});
}

/** A photo of ours is taken as it is: made small once more, it would lose something. */
function photoOf({ type, bytes }: ForeignImage): string | undefined {
	const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
	return PhrasePicture.safeParse(`data:${type};base64,${base64}`).data;
}

function readButton(
	{ label, vocalization, load_board: link, action, actions, hidden, ext_sayso_phrase }: Button,
	folder: string,
	around: Surroundings,
	problems: ProblemList,
): ImportedPhrase | undefined {
	const name = plainText(label);
	const said = plainText(vocalization);
	if (link) {
		if (!around.hasBoard(link)) problems.add("These lead to boards that are not in the file", name || "a button");
		return undefined;
	}
	const command = [action, ...(actions ?? []), said].find((each) => each && /^[:+]\S/.test(each));
	if (command) {
		problems.add("These do something in the other program and say nothing", name || command);
		return undefined;
	}
	if (hidden) {
		problems.add("These were hidden in the other program", name || said || "a button");
		return undefined;
	}
	const text = said || name;
	if (!text) {
		problems.add("These say nothing in words", "a button");
		return undefined;
	}
	if (text.length > limits.phrases.textCharacters) {
		problems.add(`These are longer than ${limits.phrases.textCharacters} characters`, text);
		return undefined;
	}
	const ours = Extra.safeParse(ext_sayso_phrase);
	return ours.success ? { text, folder, ...ours.data } : { text, folder };
}

function imageOfButton(
	{ image_id }: Button,
	board: Board,
	{ files, manifest }: Surroundings,
	text: string,
	problems: ProblemList,
): ForeignImage | undefined {
	const image = board.images.find(({ id }) => id === image_id);
	const path = image?.path ?? (image_id && manifest?.paths?.images?.[image_id]);
	const bytes = dataOf(image) ?? (path ? files.get(safePath(path) ?? "") : undefined);
	const found = bytes && imageOf(bytes);
	if (found) return found;
	const kind = bytes
		? "The pictures of these are broken, too large or of another kind"
		: image?.url
			? "The pictures of these are on a web site, and were left there"
			: image?.symbol
				? "The pictures of these are from a set that we do not have"
				: "The pictures of these are not in the file";
	problems.add(kind, text);
	return undefined;
}

/** What a `data:` address holds; undefined for none, and for one that cannot be read. */
function dataOf(image: Image | undefined): Uint8Array<ArrayBuffer> | undefined {
	const base64 = /^data:[^,]*;base64,([A-Za-z0-9+/=\s]*)$/.exec(image?.data ?? "")?.[1];
	if (!base64) return undefined;
	try {
		return Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
	} catch {
		return undefined;
	}
}
