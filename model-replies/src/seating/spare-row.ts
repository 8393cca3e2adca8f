import type { Tone } from "@sayso/contract/entities/answer.ts";
import { type Direction, directionOf, type PlanRow, type TurnPlan } from "@sayso/replies";

const intents: Record<Direction, string> = { yes: "anywhere/yes", no: "anywhere/no", other: "anywhere/moment" };
const ofStance: Partial<Record<Tone, string>> = { question: "anywhere/tell-more", uncertain: "anywhere/unsure" };

/** A generic row, for a stance that has no row in the plan. */
export const spareRow = (tone: Tone, { rows }: TurnPlan): PlanRow => ({
	act: rows[0]?.act ?? "statement",
	intent: ofStance[tone] ?? intents[directionOf(tone)],
	tone,
	required: false,
	slots: {},
});
