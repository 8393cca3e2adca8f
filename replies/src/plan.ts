import type { Tone } from "@sayso/contract/entities/answer.ts";
import { rowsOf } from "./bank/bank.ts";
import type { BankRow } from "./bank/parse.ts";
import { inCardOrder } from "./card-order.ts";
import { factsOf } from "./facts.ts";
import { byPicks } from "./rank.ts";
import { wordingsOf } from "./realise.ts";
import { rememberedFor } from "./remembered.ts";
import type { PlanRow, ReplyRequest, Slots } from "./reply.ts";
import { rotate } from "./retry.ts";
import { kindOf } from "./safety/kind.ts";
import { steeredRows, triesOf } from "./steer.ts";
import { trueAnswer } from "./true-answer.ts";
import type { ClauseReading, Understanding } from "./understanding.ts";

const questions = { 2: 1, 4: 1, 6: 2 } as const;

/** The rows of one set in card order: exactly as many as the person wants replies. */
export function plan(understanding: Understanding, request: ReplyRequest): PlanRow[] {
	const flag = understanding.safety[0];
	if (flag) return choose(flag, kindOf(flag, request.text), request);
	if (understanding.language === "other") return choose("other-language", {}, request);
	const told = informed(understanding, request.aboutMe);
	const { acts, pair, mood } = told;
	const steered = steeredRows(told, request);
	if (steered) return arrange(steered.act, steered.rows, steered.slots);
	const focus = acts[told.focus];
	const earlier = pair === undefined ? undefined : acts[pair];
	if (focus && earlier && request.preferences.numberOfResponses > 2) return choosePair(earlier, focus, request);
	const act = focus?.act ?? "statement";
	return choose(act, { ...focus?.slots, ...rememberedFor(act, request) }, request, mood);
}

/** Each clause with what About Me says to it. */
function informed(understanding: Understanding, aboutMe: string): Understanding {
	const facts = factsOf(aboutMe);
	const acts = understanding.acts.map((reading) => ({
		...reading,
		slots: { ...reading.slots, ...facts, ...trueAnswer(reading.clause, aboutMe) },
	}));
	return { ...understanding, acts };
}

function choose(act: string, slots: Slots, request: ReplyRequest, mood?: Understanding["mood"]): PlanRow[] {
	const count = request.preferences.numberOfResponses;
	const own = rowsOf(act).filter((row) => isFresh(row, slots, request) && (mood !== "bad" || row.tone !== "excited"));
	const spare = act.startsWith("safety-")
		? []
		: rowsOf("anywhere").filter((row) => row.tone !== "neutral_final" && isFresh(row, slots, request));
	const required = requiredOf(act, [...own, ...spare]).slice(0, count);
	const optional = rotate(
		byPicks(
			own.filter((row) => !required.includes(row) && !row.required),
			act,
			request.picks,
		),
		count - required.length,
		triesOf(request),
	);
	const last = spare.filter(
		(row) => stanceless(row.tone) && ![...required, ...optional].some((other) => other.intent === row.intent),
	);
	const rows = fillUp(required, [...optional, ...last], count);
	return arrange(act, rows.length < count ? wholeSet(act, slots, request) : rows, slots);
}

/**
 * The stances every try must offer: what About Me says to it, the act's own rows, or one of the same tone when all their
 * wordings have been shown.
 */
function requiredOf(act: string, fresh: readonly BankRow[]): BankRow[] {
	return rowsOf(act)
		.filter((row) => row.required)
		.map((row) => {
			const known = fresh.find((other) => other.intent === aboutMeFor(row));
			const stand =
				known ??
				fresh.find((other) => other.intent === row.intent) ??
				fresh.find((other) => other.tone === row.tone) ??
				row;
			return { ...stand, tone: row.tone, required: true };
		});
}

/** The row that says the true yes or no in the place of a required one. To some questions yes is the bad answer. */
function aboutMeFor({ intent, tone }: BankRow): string {
	if (intent.endsWith("/yes")) return "anywhere/about-me-yes";
	if (intent.endsWith("/no")) return "anywhere/about-me-no";
	return tone === "positive" ? "anywhere/about-me-yes" : tone === "negative" ? "anywhere/about-me-no" : "";
}

function stanceless(tone: Tone): boolean {
	return tone === "neutral" || tone === "question" || tone === "uncertain";
}

/** After more tries than the bank has wordings for: the rows of the first try, worded as before. */
function wholeSet(act: string, slots: Slots, request: ReplyRequest): BankRow[] {
	const again = { ...request, shown: [] };
	const usable = rowsOf(act).filter((row) => isFresh(row, slots, again));
	const required = usable.filter((row) => row.required);
	return fillUp(
		required,
		[...usable.filter((row) => !row.required), ...(act.startsWith("safety-") ? [] : rowsOf("anywhere"))],
		request.preferences.numberOfResponses,
	);
}

/** Optional rows in turn, a tone the set lacks first, and no more questions than a set may hold. */
function fillUp(first: readonly BankRow[], optional: readonly BankRow[], count: 2 | 4 | 6): BankRow[] {
	const required = first.slice(0, count);
	const taken: BankRow[] = [];
	const left = [...optional];
	const tones = () => new Set([...required, ...taken].map((row) => row.tone));
	const asked = () => [...required, ...taken].filter((row) => row.tone === "question").length;
	while (required.length + taken.length < count && left.length > 0) {
		const allowed = left.filter(
			(row) =>
				(row.tone !== "question" || asked() < questions[count]) &&
				(row.tone !== "neutral_final" || !tones().has("neutral_final")),
		);
		const next = allowed.find((row) => !tones().has(row.tone)) ?? allowed[0] ?? left[0];
		if (!next) break;
		taken.push(next);
		left.splice(left.indexOf(next), 1);
	}
	return [...required, ...taken];
}

function arrange(act: string, rows: readonly BankRow[], slots: Slots): PlanRow[] {
	return inCardOrder(rows).map(({ intent, tone, required }) => ({ act, intent, tone, required, slots }));
}

const pairTones: Partial<Record<Tone, readonly [a: Tone, b: Tone]>> = {
	positive: ["positive_a", "positive_b"],
	negative: ["negative_a", "negative_b"],
};

/** Yes and no to each of two parts; with six cards also what answers both. */
function choosePair(a: ClauseReading, b: ClauseReading, request: ReplyRequest): PlanRow[] {
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
function sayable(reading: ClauseReading): string {
	const plain = reading.act === "service" || reading.act === "ask-fact";
	return plain && reading.slots.affirm ? "yes-no" : reading.act;
}

/** Whether a row has a wording that nobody has seen this turn. */
function isFresh(row: BankRow, slots: Slots, request: ReplyRequest): boolean {
	const seen = new Set(request.shown.flat().map((answer) => answer.text));
	return wordingsOf(row.intent, slots, request.preferences, request.adultLanguage).some(
		(wording) => !seen.has(wording.text),
	);
}
