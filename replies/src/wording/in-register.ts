import type { Answer, Tone } from "@sayso/contract/entities/answer.ts";
import { limits } from "@sayso/contract/limits.ts";
import { wordsOf } from "../normalise.ts";
import type { PlanRow, ReplyRequest } from "../reply.ts";
import { isAdultTurn, isClosed, isLight } from "./occasion.ts";
import { type Named, registersFor } from "./registers.ts";
import type { Mark, Rule } from "./rules.ts";
import { asSpoken } from "./sentences.ts";

/** What a card may be worded as, the most marked first: never none, and last as the bank has it. */
export function inRegister(text: string, row: PlanRow, request: ReplyRequest, prior: readonly Answer[]): string[] {
	if (isClosed(row) || isClosed({ ...row, intent: row.act })) return [text];
	const isGrave = !isLight(row, request);
	const registers = registersFor(request.preferences, !isGrave && isAdultTurn(row, request)).filter(
		({ isForLightTurns }) => !(isGrave && isForLightTurns),
	);
	const plain = worded(text, registers, row, request);
	if (isGrave) return [plain, text];
	return [...registers.flatMap((register) => marked(plain, register, row, request, prior)), plain, text];
}

/** In the words of the registers: what every card is said in. */
export function worded(text: string, registers: readonly Named[], row: Occasion, request: ReplyRequest): string {
	return registers
		.flatMap(({ register }) => register.words)
		.reduce((said, rule) => changed(said, rule, row, request) ?? said, text);
}

/** What of a row decides how it is worded. */
export type Worded = "intent" | "tone" | "slots";
type Occasion = Pick<PlanRow, "tone" | "slots">;

/** With one of the marks that no card of the set has, where fewer than half of its cards have one. Another one first for another turn. */
function marked(
	text: string,
	{ register: { marks } }: Named,
	row: Occasion,
	request: ReplyRequest,
	prior: readonly Answer[],
): string[] {
	const said = prior.map((answer) => answer.text.toLowerCase());
	const holds = (card: string, { says, opens }: Mark) =>
		says.some((words) => (opens ? card.startsWith(words) : card.includes(words)));
	const bearing = said.filter((card) => marks.some((mark) => holds(card, mark))).length;
	if (bearing >= request.preferences.numberOfResponses / 2) return [];
	return marks.flatMap((mark) =>
		said.some((card) => holds(card, mark)) ? [] : (changed(text, mark, row, request) ?? []),
	);
}

/** Nothing where the rule is not for such a card, changes nothing, or makes it too short or too long. */
function changed(text: string, rule: Rule, { tone, slots }: Occasion, request: ReplyRequest): string | undefined {
	if (
		rule.tones.length > 0 &&
		![tone, tone.replace(/^(positive|negative)_[ab]$/, "$1")].some((own) => rule.tones.includes(own as Tone))
	)
		return undefined;
	if (!rule.needs.every((cue) => slots[cue] !== undefined) || rule.bars.some((cue) => slots[cue] !== undefined))
		return undefined;
	const instead = rule.insteads[request.text.length % rule.insteads.length] ?? "";
	const said = text.replace(rule.pattern, (...found) => inItsPlace(instead, found));
	if (said === text) return undefined;
	const spoken = asSpoken(said);
	const { min, max } = limits.replyWords[request.preferences.responseLength];
	const words = wordsOf(spoken).length;
	return words < min || words > max ? undefined : spoken;
}

/** What is said instead of what was found, with its groups, and without a capital where that had none. */
function inItsPlace(instead: string, [whole, ...groups]: readonly string[]): string {
	const said = instead.replace(/\$(\d)/g, (_, at: string) => groups[Number(at) - 1] ?? "");
	return /^\p{Ll}/u.test(whole ?? "") && !/^I\b/.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}
