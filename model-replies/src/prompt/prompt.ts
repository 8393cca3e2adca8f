import { limits } from "@sayso/contract/limits.ts";
import type { ReplyRequest, TurnPlan } from "@sayso/replies";
import { isInstruction, linesOf, quoted, withoutNumbers } from "./quoted.ts";
import { directionSentence, namedWords } from "./steer.ts";
import { linesTalkedOf } from "./talked-of.ts";

/** Characters of each kind of data in a prompt, at about 4 per token. */
const room = { aboutMe: 2_000, aboutMeBeyond: 600, memory: 1_200, turns: 2_400, turn: 4_000 };

/**
 * The prompt after the instructions. What stays the same in the next turn comes first, so that a model reads little
 * again: what the person wrote about themselves, and the conversation up to the partner's last words.
 * @param led the number of cards that are already there, from a hand-reviewed list
 */
export function turnPart(request: ReplyRequest, { rows, hint }: TurnPlan, led: number): string {
	const { context, responseLength, complexity } = request.preferences;
	const { min, max } = limits.replyWords[responseLength];
	return [
		...saidSoFar(request),
		...quoted("more-about-me", aboutMe(request).beyond),
		...quoted("memory", fitting(request.memory ?? [], room.memory)),
		...quoted(
			"shown",
			request.shown.flat().map(({ text }) => text),
		),
		...quoted("named-words", namedWords(request.steer)),
		...directionSentence(request.steer),
		...(hint.directions.length > 0 ? [`Cover ${hint.directions.join(", ")}.`] : []),
		...(led > 0 ? [`${led} replies stand already, for ${inWords(rows[0]?.act ?? "")}. Yours stand beside them.`] : []),
		request.adultLanguage ? "A mild swear word is fine where it fits." : "No swearing.",
		`${rows.length - led === 1 ? "1 reply" : `${rows.length - led} replies`}, ${context}, ${responseLength} (${min} to ${max} words), ${complexity}:`,
	].join("\n");
}

/** The beginning of `turnPart` while the partner is still speaking. `request.text` holds the words that are certain. */
export const beginningOfTurn = (request: ReplyRequest): string => saidSoFar(request).slice(0, -1).join("\n");

/** About Me and the conversation, each between tags. */
const saidSoFar = (request: ReplyRequest): string[] => [
	...quoted("about-me", aboutMe(request).first),
	...quoted("conversation", conversation(request)),
];

/** As much of About Me as fits, in its order, and of the rest the lines about the current topic. */
function aboutMe(request: ReplyRequest): { first: string[]; beyond: string[] } {
	const lines = linesOf(request.aboutMe).map(withoutNumbers);
	const first = fitting(lines, room.aboutMe);
	const rest = lines.filter((line) => !first.includes(line));
	return { first, beyond: fitting(linesTalkedOf(rest, request), room.aboutMeBeyond) };
}

/** The newest turns that fit, and last what the partner just said. */
function conversation({ turns, text }: ReplyRequest): string[] {
	const newestFirst = turns.map((turn) => `${turn.who}: ${turn.text}`).reverse();
	return [...fitting(newestFirst, room.turns).reverse(), `partner: ${text.slice(-room.turn)}`];
}

const inWords = (act: string) => act.replaceAll("-", " ");

/** Lines from the front that fit. Lines with instructions to a machine are left out. */
function fitting(lines: readonly string[], characters: number): string[] {
	const taken: string[] = [];
	let left = characters;
	for (const line of lines) {
		if (isInstruction(line)) continue;
		left -= line.length + 1;
		if (left < 0) break;
		taken.push(line);
	}
	return taken;
}
