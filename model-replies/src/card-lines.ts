import { type Answer, tones } from "@sayso/contract/entities/answer.ts";
import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import { limits } from "@sayso/contract/limits.ts";

type Length = Preferences["responseLength"];

/** The most letters per word, averaged over a reply, including separators. */
const longestWord = 9;
/** The fewest letters per token, on average. */
const shortestToken = 3;
/** The tokens of a line besides its reply. */
const besideReply = 16;

const longestText = (length: Length) => limits.replyWords[length].max * longestWord;

/**
 * The grammar (GBNF) of an answer: exactly `count` lines in the format of the instructions. Every part is bounded, so
 * that a model cannot write forever. The reply comes before its keyword and emoji, so that it can be read sooner.
 */
export const grammarFor = (count: number, length: Length): string =>
	[
		`root ::= card{${count}}`,
		'card ::= tone "|" text "|" keyword "|" emoji "\\n"',
		`tone ::= ${tones.map((tone) => `"${tone}"`).join(" | ")}`,
		`text ::= [^|\\n\\x00-\\x1F ] [^|\\n\\x00-\\x1F]{3,${longestText(length)}}`,
		'keyword ::= [a-z]{1,14} (" " [a-z]{1,14}){0,2}',
		"emoji ::= [^|\\n\\x00-\\x7F] [^|\\n\\x00-\\x7F]{0,7}",
		"",
	].join("\n");

/** The same as a regular expression, for models that support one. */
export const patternFor = (count: number, length: Length): RegExp =>
	new RegExp(
		`^(?:(?:${tones.join("|")})\\|[^|\\n]{4,${longestText(length)}}\\|[a-z]{1,14}(?: [a-z]{1,14}){0,2}\\|[^|\\n]{1,8}\\n){${count}}$`,
	);

/** The most tokens of such an answer. */
export const mostTokensFor = (count: number, length: Length): number =>
	count * (Math.ceil(longestText(length) / shortestToken) + besideReply);

/** The parts of a line, unchecked. */
export function cardInLine(line: string): Partial<Record<keyof Answer, string>> {
	const [tone, text, keyword, emoji] = line.split("|").map((part) => part.trim());
	return { tone, text, keyword, emoji };
}
