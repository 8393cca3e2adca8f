import type { Answer } from "@sayso/contract/entities/answer.ts";
import { limits } from "@sayso/contract/limits.ts";
import { rowOf } from "./bank/bank.ts";
import type { Reply } from "./bank/parse.ts";
import { asksForForbidden } from "./forbidden/forbidden.ts";
import { heard } from "./hearing/heard.ts";
import { wordsOf } from "./hearing/normalise.ts";
import type { PlanRow, ReplyRequest, Slots } from "./reply.ts";
import { alreadySaid } from "./wording/already-said.ts";
import { hashed } from "./wording/hashed.ts";
import { inRegister } from "./wording/in-register.ts";
import { keywordOf } from "./wording/keywords.ts";
import { alike, likeness } from "./wording/likeness.ts";
import { isAdultTurn } from "./wording/occasion.ts";
import { isTooStrong } from "./wording/strong.ts";

interface Worded extends Reply {
	/** How near it keeps to this turn: one when it says something of the turn back, one more when it is for this kind of turn only. */
	closeness: number;
}

/**
 * The best wording of a row that was not shown for this turn yet: `request.shown` and the cards already in the set (`prior`)
 * are out. Undefined if the bank has none left in the length band.
 */
export function realise(row: PlanRow, request: ReplyRequest, prior: readonly Answer[]): Answer | undefined {
	const isSaid = alreadySaid(request);
	const isIn = new Set(prior.map((answer) => answer.text));
	const wordings = wordingsOf(row.intent, row.slots, request).filter(
		(reply) =>
			!isIn.has(reply.text) &&
			!isSaid(reply.text, row) &&
			canBeHad(reply, row, request) &&
			(!reply.adult || isAdultTurn(row, request)),
	);
	const distinct = wordings.filter(
		({ text }) => !prior.some((answer) => alike(answer.text, text)) && !isTooStrong(text, prior, request),
	);
	const turn = seedOf(request.text);
	const ranked = (distinct.length > 0 ? distinct : wordings)
		.map((reply) => ({ reply, score: scoreOf(reply, request, prior, turn) }))
		.sort((a, b) => b.score - a.score)
		.map(({ reply }) => reply);
	const [best] = ranked;
	if (!best) return undefined;
	for (const reply of ranked.slice(0, tried)) {
		const text = spoken(reply.text, row, request, prior);
		if (text !== undefined) return { text, tone: row.tone, emoji: reply.emoji, keyword: reply.keyword };
	}
	return { text: best.text, tone: row.tone, emoji: best.emoji, keyword: best.keyword };
}

/** Rows that name what must not be had in order to refuse it. */
const refusing = /^(?:cannot-have|allergies|safety-)/;

/** Whether a wording asks for nothing the person must not have. Filled-in words pass: they come from the turn or the person. */
export const canBeHad = (reply: Worded, { intent }: Pick<PlanRow, "intent">, { aboutMe }: ReplyRequest): boolean =>
	reply.words === undefined || refusing.test(intent) || !asksForForbidden(reply.text, aboutMe);

/** Wordings that are tried for one that is unlike the cards before it in the person's register too. */
const tried = 8;

/** As the person says it: the most marked form that no card of the turn has, and none of the set is like. */
function spoken(text: string, row: PlanRow, request: ReplyRequest, prior: readonly Answer[]): string | undefined {
	return inRegister(text, row, request, prior).find(
		(form) =>
			!prior.some((answer) => answer.text === form || alike(answer.text, form)) &&
			!isTooStrong(form, prior, request) &&
			!request.shown.some((set) => set.some((answer) => answer.text === form)),
	);
}

/** Every wording of an intent that its slots can fill and that fits the length band and register. */
export function wordingsOf(
	intent: string,
	slots: Slots,
	{ preferences, adultLanguage }: Pick<ReplyRequest, "preferences" | "adultLanguage">,
): Worded[] {
	const { min, max } = limits.replyWords[preferences.responseLength];
	const wordings: Worded[] = [];
	for (const reply of rowOf(intent)?.replies ?? []) {
		if (reply.adult && !adultLanguage) continue;
		if (!reply.needs.every((cue) => slots[cue] !== undefined) || reply.bars.some((cue) => slots[cue] !== undefined))
			continue;
		if (reply.contexts.length > 0 && !reply.contexts.includes(preferences.context)) continue;
		const text = reply.words === undefined ? fill(reply.text, slots) : reply.text;
		if (text === undefined) continue;
		const words = reply.words ?? wordsOf(text).length;
		if (words < min || words > max) continue;
		const closeness = (reply.words === undefined ? 1 : 0) + (reply.needs.length > 0 ? 1 : 0);
		const keyword = reply.keyword.includes("{") ? keywordOf(fill(reply.keyword, slots) ?? "") || "talk" : reply.keyword;
		wordings.push({ ...reply, text, keyword, closeness });
	}
	return wordings;
}

/** A wording with its slots filled, or nothing when one is missing. `{Thing}` begins a sentence. */
function fill(text: string, slots: Slots): string | undefined {
	let whole = true;
	const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = slots[name.charAt(0).toLowerCase() + name.slice(1)];
		if (value === undefined) whole = false;
		const said = value ?? "";
		return /^[A-Z]/.test(name) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
	});
	return whole ? filled : undefined;
}

/** Words of a sentence above which it is no longer easy. */
const easySentence = 8;

/** @param turn the hash of what was said */
function scoreOf(reply: Worded, request: ReplyRequest, prior: readonly Answer[], turn: number): number {
	const { context, complexity } = request.preferences;
	const words = wordsOf(reply.text);
	const sentences = reply.text.match(/[.!?]+/g)?.length ?? 1;
	const letters = words.join("").length / Math.max(1, words.length);
	const heavy = Math.max(0, words.length / sentences - easySentence) + Math.max(0, letters - 4) * 4;
	const opening = words.slice(0, 2).join(" ").toLowerCase();
	const repeats = prior.some((answer) => wordsOf(answer.text).slice(0, 2).join(" ").toLowerCase() === opening);
	return (
		(reply.contexts.includes(context) ? 1.5 : 0) +
		Math.min(reply.closeness, 1.5) * 1.6 +
		(complexity === "easy" ? -heavy / 2 : complexity === "high" ? Math.min(heavy, 6) / 3 : 0) -
		(repeats ? 2 : 0) -
		2 * Math.max(0, ...request.shown.flat().map((answer) => likeness(answer.text, reply.text))) +
		(reply.adult ? 0.5 : 0) +
		spread(turn, reply.text)
	);
}

/** Of what was heard, without its marks: however a turn is opened and written, its cards are worded the same. */
const seedOf = (text: string): number => hashed(wordsOf(heard(text).toLowerCase()).join(" "));

/** 0 to 1, the same for the same words: keeps two turns of one act from sounding alike. */
const spread = (turn: number, reply: string): number => (hashed(reply, turn) >>> 0) / 2 ** 32;
