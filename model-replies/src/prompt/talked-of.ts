import type { ReplyRequest } from "@sayso/replies";

/** Words shorter than this tell too little. */
const telling = 4;

/** The lines about a person that share a word with what is talked about. */
export function linesTalkedOf(
	lines: readonly string[],
	{ text, turns }: Pick<ReplyRequest, "text" | "turns">,
): string[] {
	const talkedOf = new Set([text, ...turns.map((turn) => turn.text)].flatMap(tellingWords));
	return lines.filter((line) => tellingWords(line).some((word) => talkedOf.has(word)));
}

/** Without an ending that a plural or a tense puts there. */
const tellingWords = (text: string): string[] =>
	(text.toLowerCase().match(/\p{L}+/gu) ?? [])
		.filter((word) => word.length >= telling)
		.map((word) => word.replace(/(?:ing|ed|es|s)$/, ""));
