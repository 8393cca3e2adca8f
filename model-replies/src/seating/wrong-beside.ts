import type { Tone } from "@sayso/contract/entities/answer.ts";
import { placeOf, type ReplyRequest, type TurnPlan } from "@sayso/replies";
import { isBarred } from "./closed-acts.ts";

/** Why a good card does not fit into its set. */
export type SetRefusal =
	| "barred"
	| "cheer at bad news"
	| "few tones"
	| "no room"
	| "order"
	| "questions"
	| "same stance"
	| "steered elsewhere";

/** A set in progress, and what a further card would leave open. */
export interface Beside {
	plan: TurnPlan;
	request: ReplyRequest;
	/** The stances of its cards, in order, without a hand-reviewed lead. */
	tones: readonly Tone[];
	isLed: boolean;
	/** The number of remaining seats. */
	left: number;
	/** Required stances that are still missing, before the card or after it. */
	open: readonly Tone[];
	/** Those of them that come before the card. */
	before: readonly Tone[];
}

/** By set size: the minimum number of tones, and the maximum number of questions. */
const limits = { 2: { tones: 2, questions: 1 }, 4: { tones: 3, questions: 1 }, 6: { tones: 4, questions: 2 } } as const;

/** Stances that a set contains at most once. */
const once: ReadonlySet<Tone> = new Set([
	"option_a",
	"option_b",
	"positive_a",
	"negative_a",
	"positive_b",
	"negative_b",
	"neutral_final",
]);

/** Why a stance does not fit into the set; undefined if it does. */
export function wrongBeside(tone: Tone, beside: Beside): SetRefusal | undefined {
	const { plan, request, tones, isLed, left, open, before } = beside;
	const limit = limits[request.preferences.numberOfResponses];
	const isSteered = request.steer !== undefined;
	if (isBarred(plan, tone)) return "barred";
	if (steeredAway(tone, request)) return "steered elsewhere";
	if (tone === "excited" && (plan.hint.mood === "bad" || isLed)) return "cheer at bad news";
	if (once.has(tone) && tones.includes(tone)) return "same stance";
	if (placeOf(tone) < placeOf(tones.at(-1) ?? "positive")) return "order";
	if (1 + open.length > left) return "no room";
	if (!isSteered && tone === "question" && count(tones, tone) >= limit.questions) return "questions";
	const variety = new Set([...tones, ...before, tone]).size + left - 1 - before.length;
	return isSteered || isLed || variety >= limit.tones ? undefined : "few tones";
}

/** The stances that remain under a steer in one direction. */
const ways: Record<string, readonly Tone[]> = {
	agree: ["positive", "positive_a", "positive_b", "option_a", "option_b", "excited", "neutral_final"],
	disagree: ["negative", "negative_a", "negative_b"],
	ask: ["question"],
};

function steeredAway(tone: Tone, { steer }: ReplyRequest): boolean {
	const way = steer && "direction" in steer ? ways[steer.direction] : undefined;
	return way !== undefined && !way.includes(tone);
}

const count = (tones: readonly Tone[], tone: Tone) => tones.filter((other) => other === tone).length;
