import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import type { PersonEvent } from "../../../conversation/events.ts";
import { phrases } from "../../../conversation/phrases.ts";
import type { BoardPhrases } from "../../../phrases/board-phrases.ts";
import { eventOf, iconOf } from "../../../phrases/instant-command.ts";
import type { InstantWord } from "../../../phrases/instant-layer.ts";
import type { IconName } from "../../../ui/icon.tsx";

/** A tile of the board: its text and the action of a press. */
export interface Tile {
	/** Tiles with equal keys are the same tile. */
	key: string;
	text: string;
	emoji?: string;
	picture?: string;
	icon?: IconName;
	/** The event of a press, or the folder it opens; an empty folder leads back. */
	press: { event: PersonEvent } | { folder: string };
	/** The saved phrase, to count its uses. */
	phrase?: Phrase | undefined;
}

/** The most tiles on the idle board, to keep it calm. */
const calm = 12;
/** The most characters of a phrase on the idle board, so that it can be read on its tile. */
export const fewLetters = phrases.device.length;

/**
 * The tiles of the idle board: the instant words that are not on the quick row, and some of the person's own. Again and Louder
 * appear once something was said; the others stay.
 */
export function idleTiles({ instant, own }: BoardPhrases, onQuickRow: number, hasSpoken: boolean): Tile[] {
	const short = own.filter(({ text }) => text.length <= fewLetters);
	return [...instant.slice(onQuickRow).map(wordTile), ...short.map(phraseTile)]
		.slice(0, calm)
		.filter((tile) => hasSpoken || !repeats(tile));
}

const repeats = ({ press }: Tile) => "event" in press && /^say(Again|Louder)$/.test(press.event.type);

/**
 * The tiles of a folder. Without a folder: the phrases that have no folder, a tile for each folder, and the instant words. Speaking
 * a phrase moves no tile.
 */
export function allTiles({ instant, own, starter }: BoardPhrases, onQuickRow: number, folder: string): Tile[] {
	const inside = [...own.map(phraseTile), ...starter.map(starterTile)].filter((tile) => tile.folder === folder);
	if (folder && inside.length > 0)
		return [{ key: "back", text: "Back", icon: "back", press: { folder: "" } }, ...inside];
	const folders = [...new Set([...own, ...starter].map((each) => each.folder).filter(Boolean))];
	const loose = [...own.map(phraseTile), ...starter.map(starterTile)].filter((tile) => tile.folder === "");
	return [...loose, ...folders.map(folderTile), ...instant.slice(onQuickRow).map(wordTile)];
}

const saying = (text: string) => ({ event: { type: "sayPhrase", text } as const });

const phraseTile = (phrase: Phrase): Tile & { folder: string } => {
	const { id, text, emoji, picture, folder } = phrase;
	return { key: id, text, emoji, picture, folder, press: saying(text), phrase };
};

const starterTile = ({ text, emoji, folder }: BoardPhrases["starter"][number]): Tile & { folder: string } => ({
	key: text,
	text,
	emoji,
	folder,
	press: saying(text),
});

const folderTile = (folder: string): Tile => ({
	key: `folder ${folder}`,
	text: folder,
	icon: "phrases",
	press: { folder },
});

const wordTile = (word: InstantWord): Tile => ({
	key: word.id,
	text: word.text,
	emoji: word.emoji,
	picture: word.picture,
	press: { event: eventOf(word) },
	phrase: word.phrase,
	...(word.act !== "say" && { icon: iconOf[word.act] }),
});
