import type { ReplyRequest } from "@sayso/replies";

/** Words shorter than this tell too little. */
const telling = 4;

/**
 * Lines about a person with those first that share a word with what is talked about, so that a long text is cut where it matters
 * least. Lines that are as near as each other stay in their order.
 */
export function nearestFirst(
	lines: readonly string[],
	{ text, turns }: Pick<ReplyRequest, "text" | "turns">,
): string[] {
	const talkedOf = new Set([text, ...turns.map((turn) => turn.text)].flatMap(tellingWords));
	const near = (line: string) => tellingWords(line).some((word) => talkedOf.has(word));
	return [...lines.filter(near), ...lines.filter((line) => !near(line))];
}

/** Without an ending that a plural or a tense puts there. */
const tellingWords = (text: string): string[] =>
	(text.toLowerCase().match(/\p{L}+/gu) ?? [])
		.filter((word) => word.length >= telling)
		.map((word) => word.replace(/(?:ing|ed|es|s)$/, ""));
