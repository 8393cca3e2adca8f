import type { Tone } from "@sayso/contract/entities/answer.ts";
import type { Act } from "../acts/acts.ts";
import { rowsOf } from "../bank/bank.ts";
import type { PlanRow, ReplyRequest } from "../reply.ts";
import type { ClauseReading } from "../understanding.ts";
import { choose } from "./choose.ts";
import { isFresh } from "./fresh.ts";
import { requiredOf } from "./stances.ts";

const pairTones: Partial<Record<Tone, readonly [a: Tone, b: Tone]>> = {
	positive: ["positive_a", "positive_b"],
	negative: ["negative_a", "negative_b"],
};

/** Yes and no to each of two parts; with six cards also what answers both. */
export function choosePair(a: ClauseReading, b: ClauseReading, request: ReplyRequest): PlanRow[] {
	const sided = [a, b].flatMap((reading, side) => {
		const { slots } = reading;
		return (["positive", "negative"] as const).flatMap((stance) => {
			const row = requiredOf(
				sayable(reading),
				[...rowsOf(sayable(reading)), ...rowsOf("anywhere")].filter((own) => isFresh(own, slots, request)),
			).find((own) => own.tone === stance);
			const tone = pairTones[stance]?.[side];
			return row && tone ? [{ act: reading.act, intent: row.intent, tone, required: true, slots }] : [];
		});
	});
	if (sided.length < 4) return choose(b.act, b.slots, request);
	const rest = choose("pair", {}, request).filter((row) => row.tone === "question" || row.tone === "neutral_final");
	return [...sided, ...rest].slice(0, request.preferences.numberOfResponses);
}

/** The act a part is answered as: what can be said back ("I've eaten") is clearer beside another answer than a bare yes. */
function sayable(reading: ClauseReading): Act {
	const plain = reading.act === "service" || reading.act === "ask-fact";
	return plain && reading.slots.affirm ? "yes-no" : reading.act;
}
