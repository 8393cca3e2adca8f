import type { Tone } from "@sayso/contract/entities/answer.ts";
import { limits } from "@sayso/contract/limits.ts";
import { rowsOf } from "../bank/bank.ts";
import { wordsOf } from "../hearing/normalise.ts";
import { wordingsOf } from "../realise.ts";
import type { PlanRow, ReplyRequest } from "../reply.ts";
import type { ClauseReading } from "../understanding.ts";

/** Which lengths the two parts of a card have, so that together they are as long as is wanted. */
const parts = { medium: "short", long: "medium" } as const;

/**
 * Two cards for two questions: yes to both, and no to both, each part in its own sentence. Nothing where a card has room for
 * one part alone, or a part has no such stance.
 */
export function bothAtOnce(a: ClauseReading, b: ClauseReading, request: ReplyRequest): PlanRow[] | undefined {
	const { responseLength } = request.preferences;
	if (responseLength === "short") return undefined;
	const partly = { ...request, preferences: { ...request.preferences, responseLength: parts[responseLength] } };
	const rows = (["positive", "negative"] as const).flatMap((tone) => {
		const both = joined(saying(a, tone, partly), saying(b, tone, partly), request);
		const intent = tone === "positive" ? "pair/both" : "pair/neither";
		return both ? [{ act: b.act, intent, tone, required: true, slots: { ...b.slots, both } }] : [];
	});
	return rows.length === 2 ? rows : undefined;
}

/** What can be said to one part with a stance, those that say something of it back first. */
function saying({ act, slots }: ClauseReading, tone: Tone, request: ReplyRequest): string[] {
	const row = rowsOf(act).find((own) => own.tone === tone && own.required);
	if (!row) return [];
	return wordingsOf(row.intent, slots, request)
		.filter(({ text }) => !text.endsWith("?"))
		.sort((one, other) => other.closeness - one.closeness)
		.map(({ text }) => text);
}

/** The first of both, one behind the other, that fits the length and was not shown. */
function joined(first: readonly string[], second: readonly string[], request: ReplyRequest): string | undefined {
	const { min, max } = limits.replyWords[request.preferences.responseLength];
	const shown = new Set(request.shown.flat().map(({ text }) => text));
	const seen = (text: string) => [...shown].some((card) => card.includes(text));
	const pairs = first.flatMap((one) => second.map((other) => ({ one, other, both: `${one} ${other}` })));
	return pairs.find(({ one, other, both }) => {
		const words = wordsOf(both).length;
		return words >= min && words <= max && !seen(one) && !seen(other) && !repeats(one, other);
	})?.both;
}

/** "Yes, please. Yes, I'd like that." is said better with other words. */
const repeats = (one: string, other: string) =>
	wordsOf(one.toLowerCase()).slice(0, 2).join(" ") === wordsOf(other.toLowerCase()).slice(0, 2).join(" ");
