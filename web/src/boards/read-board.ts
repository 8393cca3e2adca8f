import { Phrase, PhrasePicture } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import { type Files, safePath } from "./archive.ts";
import { imageOf } from "./image-kind.ts";
import type { ForeignImage, ImportedPhrase, ProblemList } from "./imported.ts";
import { type Board, type Button, buttonsInOrder, type Manifest, wordsOf } from "./open-board.ts";
import { plainText } from "./plain-text.ts";

/** Resolves a board's pictures and links. */
export interface Surroundings {
	files: Files;
	manifest: Manifest | undefined;
	/** Whether the linked board is in the same file. */
	hasBoard(link: { id?: string | undefined; path?: string | undefined }): boolean;
}

const Extra = Phrase.omit({ updatedAt: true, text: true }).partial();

/** The phrases of one board. Actions of its buttons that a phrase cannot have are listed as problems. */
export function readBoard(board: Board, around: Surroundings, problems: ProblemList): ImportedPhrase[] {
	const folder = plainText(wordsOf(board, board.name)).slice(0, limits.phrases.nameCharacters).trim();
	return buttonsInOrder(board).flatMap((button) => {
		const label = wordsOf(board, button.label);
		const vocalization = wordsOf(board, button.vocalization);
		const phrase = readButton({ ...button, label, vocalization }, folder, around, problems);
		if (!phrase) return [];
		if (button.sound_id) problems.add("These have a recording, which was left out", phrase.text);
		if (!button.image_id || phrase.picture) return [phrase];
		const image = imageOfButton(button, board, around, phrase.text, problems);
		const photo = button.ext_sayso_phrase && image ? photoOf(image) : undefined;
		return [{ ...phrase, ...(photo ? { picture: photo } : image && { image }) }];
	});
}

/** A photo of ours is taken unchanged: scaling it again would lose quality. */
function photoOf({ type, bytes }: ForeignImage): string | undefined {
	const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
	return PhrasePicture.safeParse(`data:${type};base64,${base64}`).data;
}

const doesOther = "These do something in the other program and say nothing";
const doesMore = "These also do something in the other program, and only say their words here";

/** Matches `:clear`, `:type(Hello you)`, `+s`; not `:)`, `:D` or "+1 from me". */
const command = /^(:[a-z][\w-]+(\(.*\))?|\+\S+)$/i;

function readButton(
	button: Button,
	folder: string,
	around: Surroundings,
	problems: ProblemList,
): ImportedPhrase | undefined {
	const { label, vocalization, action, actions, hidden, ext_sayso_phrase } = button;
	const name = plainText(label);
	// Our own texts are never commands.
	const isCommand = (text: string) => ext_sayso_phrase === undefined && command.test(text);
	// Some programs chain speech and actions: "I am hungry && :home".
	const whole = plainText(vocalization);
	const parts = whole.split(/\s*&&\s*/);
	const chain = parts.some(isCommand) ? parts : [whole];
	const said = chain.filter((each) => !isCommand(each)).join(" ");
	const link = button.ext_coughdrop_link_disabled ? undefined : button.load_board;
	if (link) {
		const isThere = around.hasBoard(link);
		if (!isThere) problems.add("These lead to boards that are not in the file", name || "a button");
		// The linked board becomes a folder; the button's own text becomes a phrase.
		if (!said && !button.ext_coughdrop_add_to_vocalization && !button.ext_coughdrop_add_vocalization) return undefined;
	}
	// Adding a word to the sentence, and speaking a text, are what a phrase does too.
	const done = [action, ...(actions ?? []), ...chain].find(
		(each) => each && isCommand(each) && each !== ":add" && !(each === ":speak" && said),
	);
	if (done) problems.add(said ? doesMore : doesOther, name || done);
	if (done && !said) return undefined;
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
	const address = image?.data ?? (image?.url?.startsWith("data:") ? image.url : undefined);
	const bytes = dataOf(address) ?? (path ? files.get(safePath(path) ?? "") : undefined);
	const found = bytes && imageOf(bytes);
	if (found) return found;
	const kind =
		bytes || address
			? "The pictures of these are broken, too large or of another kind"
			: image?.url
				? "The pictures of these are on a web site, and were left there"
				: image?.symbol
					? "The pictures of these are from a set that we do not have"
					: "The pictures of these are not in the file";
	problems.add(kind, text);
	return undefined;
}

/** The content of a `data:` address in any spelling; undefined for another address or one that cannot be read. */
function dataOf(address: string | undefined): Uint8Array<ArrayBuffer> | undefined {
	const [, kind, content] = /^data:([^,]*),(.*)$/is.exec(address ?? "") ?? [];
	if (kind === undefined || !content) return undefined;
	const plain = withoutPercent(content);
	if (!/;\s*base64\s*$/i.test(kind)) return new TextEncoder().encode(plain);
	try {
		return Uint8Array.from(atob(plain), (byte) => byte.charCodeAt(0));
	} catch {
		return undefined;
	}
}

/** A drawing may be unescaped, with literal percent signs. */
function withoutPercent(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
