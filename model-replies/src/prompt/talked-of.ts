import type { ReplyRequest } from "@sayso/replies";

/** The minimum length of a word that says something about the topic. */
const telling = 4;

/** The lines about a person that share a word with the current topic. */
export function linesTalkedOf(
	lines: readonly string[],
	{ text, turns }: Pick<ReplyRequest, "text" | "turns">,
): string[] {
	const talkedOf = new Set([text, ...turns.map((turn) => turn.text)].flatMap(tellingWords));
	return lines.filter((line) => tellingWords(line).some((word) => talkedOf.has(word)));
}

/** Removes the endings of plurals and tenses. */
const tellingWords = (text: string): string[] =>
	(text.toLowerCase().match(/\p{L}+/gu) ?? [])
		.filter((word) => word.length >= telling)
		.map((word) => word.replace(/(?:ing|ed|es|s)$/, ""));
