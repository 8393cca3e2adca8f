import { isPhoto, type Phrase } from "@sayso/contract/entities/phrase.ts";
import type { IconName } from "../../../ui/icon.tsx";
import type { PersonEvent } from "../conversation/events.ts";
import { phrases } from "../conversation/phrases.ts";
import type { BoardPhrases } from "./board-phrases.ts";
import { eventOf, iconOf } from "./instant-command.ts";
import type { InstantWord } from "./instant-layer.ts";

/** One thing on the board: what its tile says, and what a press does. */
export interface Tile {
	/** Two tiles with the same are the same. */
	key: string;
	text: string;
	emoji?: string;
	picture?: string;
	icon?: IconName;
	/** What it gives; or the folder it opens, empty for the way back. */
	press: { event: PersonEvent } | { folder: string };
	/** As it is saved: how often it is said is counted. */
	phrase?: Phrase | undefined;
}

/** Most tiles while nothing is asked of the board: it stays calm. */
const calm = 12;
/** Letters of a phrase that can be read on a tile among them. */
export const fewLetters = phrases.device.length;

/**
 * While nothing is asked: what is always there, but for what the quick row has, and a few of the person's own. Again and Louder
 * come once something was said; the others stay the same.
 */
export function idleTiles({ instant, own }: BoardPhrases, onQuickRow: number, hasSpoken: boolean): Tile[] {
	const short = own.filter(({ text }) => text.length <= fewLetters);
	return [...instant.slice(onQuickRow).map(wordTile), ...short.map(phraseTile)]
		.slice(0, calm)
		.filter((tile) => hasSpoken || !repeats(tile));
}

const repeats = ({ press }: Tile) => "event" in press && /^say(Again|Louder)$/.test(press.event.type);

/**
 * What is in a folder; in none, the phrases that have none, a tile for each folder, and what is always there. Nothing moves by being
 * said.
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

/** Where the picture of a phrase is. */
export const pictureAddress = (picture: string): string =>
	isPhoto(picture) ? picture : `/mulberry/${encodeURIComponent(picture)}.svg`;
