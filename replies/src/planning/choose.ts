import type { Tone } from "@sayso/contract/entities/answer.ts";
import { isAct } from "../acts/acts.ts";
import { rowOf, rowsOf } from "../bank/bank.ts";
import type { BankAct } from "../bank/bank-act.ts";
import type { BankRow } from "../bank/parse.ts";
import type { PlanRow, ReplyRequest, Slots } from "../reply.ts";
import { triesOf } from "../steering/steer.ts";
import type { Understanding } from "../understanding.ts";
import { wasShown } from "./besides.ts";
import { inSpokenOrder } from "./card-order.ts";
import { fillUp, isStalling } from "./fill-up.ts";
import { isFresh } from "./fresh.ts";
import { byPicks } from "./rank.ts";
import { rotate } from "./retry.ts";
import { insteadOf, requiredOf } from "./stances.ts";
import { rowsWithOwnWords } from "./with-own-words.ts";
import { isFavourite } from "./worth.ts";

/**
 * The rows of a set for an act, in card order.
 *
 * @param besides what else can be said, best first: other readings of the turn, and what suits turns of its kind
 */
export function choose(
	act: BankAct,
	slots: Slots,
	request: ReplyRequest,
	mood?: Understanding["mood"],
	besides: readonly BankRow[] = [],
): PlanRow[] {
	const count = request.preferences.numberOfResponses;
	const tries = triesOf(request);
	const fits = (row: BankRow) => isFresh(row, slots, request) && (mood !== "bad" || row.tone !== "excited");
	const own = [...rowsWithOwnWords(act, slots), ...likedOfOthers(act, request)].filter(fits);
	const isSafety = act.startsWith("safety-");
	const spare = isSafety
		? []
		: rowsOf("anywhere").filter((row) => row.tone !== "neutral_final" && isFresh(row, slots, request));
	const isAnew = (row: BankRow) => !wasShown(row, slots, request);
	const others = besides.filter((row) => fits(row) && isAnew(row));
	const standing = requiredOf(act, [...own, ...spare]).slice(0, count);
	const anew =
		isSafety || tries === 0 || act === "either-or" ? standing : insteadOf(standing, [...own, ...others], isAnew);
	const required = anew.slice(0, count);
	const optional = rotate(
		byPicks(
			own.filter((row) => !required.some(({ intent }) => intent === row.intent) && !row.required),
			act,
			request.picks,
		),
		count - required.length,
		tries,
	);
	const taken = new Set([...required, ...optional].map((row) => row.intent));
	const last = spare.filter((row) => stanceless(row.tone) && !taken.has(row.intent));
	const content = optional.filter((row) => !isStalling(row));
	const rows = fillUp(
		required,
		[
			...content.filter(isAnew),
			...others.filter((row) => !taken.has(row.intent) && (tries > 0 || content.length < count - required.length)),
			...content.filter((row) => !isAnew(row)),
			...optional.filter(isStalling),
			...last,
		],
		count,
	);
	return arrange(act, rows.length < count ? wholeSet(act, slots, request) : rows, slots);
}

/** Rows of other acts that the person picked again and again where a turn was this act. */
function likedOfOthers(act: BankAct, request: ReplyRequest): BankRow[] {
	if (!isAct(act)) return [];
	return (request.picks ?? []).flatMap(({ act: of, intent }) => {
		const row = of === act && !intent.startsWith(`${act}/`) ? rowOf(intent) : undefined;
		return row && isFavourite(row, act, request) ? [{ ...row, required: false }] : [];
	});
}

function stanceless(tone: Tone): boolean {
	return tone === "neutral" || tone === "question" || tone === "uncertain";
}

/** After more tries than the bank has wordings for: the rows of the first try, worded as before. */
function wholeSet(act: BankAct, slots: Slots, request: ReplyRequest): BankRow[] {
	const again = { ...request, shown: [] };
	const usable = rowsOf(act).filter((row) => isFresh(row, slots, again));
	const required = usable.filter((row) => row.required);
	return fillUp(
		required,
		[...usable.filter((row) => !row.required), ...(act.startsWith("safety-") ? [] : rowsOf("anywhere"))],
		request.preferences.numberOfResponses,
	);
}

/** Rows as they are planned: in card order, with what fills them. */
export function arrange(act: BankAct, rows: readonly BankRow[], slots: Slots): PlanRow[] {
	return inSpokenOrder(rows).map(({ intent, tone, required }) => ({ act, intent, tone, required, slots }));
}
