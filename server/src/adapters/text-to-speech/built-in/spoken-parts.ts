import { cutText } from "../cut-text.ts";

/** A breath of speech, about eight seconds: said in a tenth of a second or two. Numbers are mostly short words, and long to say. */
const most = { words: 24, characters: 160 };
/** Letters of the longest word that is said whole. */
const longestWord = 40;

/**
 * Splits a spoken text into parts that are spoken one after another, so that one text does not block a voice for long:
 * whole sentences if they are short enough, otherwise cut at a comma, otherwise between two words. Most replies are one
 * part.
 */
export const spokenParts = (spoken: string): string[] =>
	cutText(spoken.replace(new RegExp(`(\\S{${longestWord}})(?=\\S)`, "g"), "$1 "), isShort);

const isShort = (text: string) => text.length <= most.characters && text.split(" ").length <= most.words;
