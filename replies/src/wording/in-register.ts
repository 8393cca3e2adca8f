import type { Answer, Tone } from "@sayso/contract/entities/answer.ts";
import { limits } from "@sayso/contract/limits.ts";
import { wordsOf } from "../hearing/normalise.ts";
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
	const plain = worded(text, registers, isGrave ? atGrave(row) : row, request);
	if (isGrave) return [plain, text];
	return [...registers.flatMap((register) => marked(plain, register, row, request, prior)), plain, text];
}

/** In the words of the registers: what every card is said in. */
export function worded(text: string, registers: readonly Named[], row: Occasion, request: ReplyRequest): string {
	return registers
		.flatMap(({ register }) => register.words)
		.reduce((said, rule) => changed(said, rule, row, request) ?? said, text);
}

/** A row of a turn at which no register says more or less than the bank: for rules, the cue `isGrave`. */
export const atGrave = <Row extends Occasion>(row: Row): Row => ({ ...row, slots: { ...row.slots, isGrave: "" } });

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
		says.some((words) => (opens ? beginsWith(card, words) : card.includes(words)));
	const bearing = said.filter((card) => marks.some((mark) => holds(card, mark))).length;
	if (bearing >= request.preferences.numberOfResponses / 2) return [];
	return marks.flatMap((mark) =>
		said.some((card) => holds(card, mark)) ? [] : (changed(text, mark, row, request) ?? []),
	);
}

/** "Hello" does not begin with "hell". */
const beginsWith = (card: string, words: string) => card.startsWith(words) && !/^[\w']/.test(card.slice(words.length));

/** Nothing where the rule is not for such a card, changes nothing or a word of others, or makes it too short or too long. */
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
	if (!namedIn(slots).every((value) => timesIn(spoken, value) >= timesIn(text, value))) return undefined;
	const { min, max } = limits.replyWords[request.preferences.responseLength];
	const words = wordsOf(spoken).length;
	return words < min || words > max ? undefined : spoken;
}

/** What the turn or About Me puts into a card. Left out: a cue, which is its own value, and how a sentence begins ("I don't", "I would"). */
const namedIn = (slots: Occasion["slots"]): string[] =>
	Object.entries(slots).flatMap(([name, value]) => {
		const own = name === value ? "" : value.replace(ownBeginning, "");
		return own === "" ? [] : [own];
	});
const ownBeginning = /^(?:I|you|we|it|they|he|she|that|there)(?:'\w+| \w+(?:'\w+)?)(?: |$)/i;

/** How often a value of the turn stands in a text as it was given: at a beginning it may have a capital. Names and titles are not reworded. */
function timesIn(text: string, value: string): number {
	const forms = new Set([value, value.charAt(0).toUpperCase() + value.slice(1)]);
	return [...forms].reduce((times, form) => times + text.split(form).length - 1, 0);
}

/** What is said instead of what was found, with its groups, and without a capital where that had none. */
function inItsPlace(instead: string, [whole, ...groups]: readonly string[]): string {
	const said = instead.replace(/\$(\d)/g, (_, at: string) => groups[Number(at) - 1] ?? "");
	return /^\p{Ll}/u.test(whole ?? "") && !/^I\b/.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}
