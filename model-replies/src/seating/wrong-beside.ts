import type { Tone } from "@sayso/contract/entities/answer.ts";
import { placeOf, type ReplyRequest, type TurnPlan } from "@sayso/replies";
import { isBarred } from "./closed-acts.ts";

/** What keeps a card that is good by itself from the set it is for. */
export type SetRefusal =
	| "barred"
	| "cheer at bad news"
	| "few tones"
	| "no room"
	| "order"
	| "questions"
	| "same stance"
	| "steered elsewhere";

/** A set as it stands, and what a card that comes to it would leave open. */
export interface Beside {
	plan: TurnPlan;
	request: ReplyRequest;
	/** Of the cards that stand, in order; those of a hand-reviewed lead aside. */
	tones: readonly Tone[];
	isLed: boolean;
	/** Seats that are left. */
	left: number;
	/** Stances that would still have to come, before the card or after it. */
	open: readonly Tone[];
	/** Those of them whose place is before the card. */
	before: readonly Tone[];
}

/** Tones a set of a size holds at least, and questions at most. */
const limits = { 2: { tones: 2, questions: 1 }, 4: { tones: 3, questions: 1 }, 6: { tones: 4, questions: 2 } } as const;

/** Stances of which a set has one card at most. */
const once: ReadonlySet<Tone> = new Set([
	"option_a",
	"option_b",
	"positive_a",
	"negative_a",
	"positive_b",
	"negative_b",
	"neutral_final",
]);

/** Why a stance does not fit beside the cards that stand; undefined where it does. */
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

/** The stances that a steer leaves, where it goes one way. */
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
