import { rowsOf } from "../bank/bank.ts";
import { likelihood } from "../hearing/kind.ts";
import type { Kind } from "../hearing/kinds-of-acts.ts";
import type { PlanRow, ReplyRequest } from "../reply.ts";
import { type Answered, isByRule } from "./answered.ts";
import { arrange } from "./choose.ts";
import { type Direction, directionOf } from "./directions.ts";
import { fillUp } from "./fill-up.ts";
import { isFresh } from "./fresh.ts";
import { mayBeEither } from "./suits.ts";
import { unlike } from "./unlike.ts";
import { varied } from "./varied.ts";
import { isFavourite, known, type Valued, valuedRows, worthToPerson } from "./worth.ts";

/** Kinds of turn that want a yes and a no, and how likely one of them must be. */
const wantsBoth: readonly Kind[] = ["yes-no", "offer", "invite", "request", "permission"];
const owed = 0.5;
/** How likely danger must be for nothing to be said but what the act has: no row was tried on it. */
const dangerous = 0.2;
/** The share of the best row's worth below which a row has no place beside it. */
const beside = 0.4;
/** What a yes or a no is worth at least to go before one that could be said to much. */
const enough = 0.1;
/** Tones that take no side. */
const calm = /^(?:neutral|question|uncertain)$/;

/** The rows of a set, picked from the whole bank by how well they fit the turn; nothing where too few do. */
export function chooseFitting(answered: Answered, request: ReplyRequest): PlanRow[] | undefined {
	const { act, slots, kinds } = answered;
	const isOfItsAct = isByRule(answered) && !mayBeEither(answered);
	if (isOfItsAct || likelihood(kinds, "danger") >= dangerous) return undefined;
	const count = request.preferences.numberOfResponses;
	const valued = valuedRows(answered, request);
	const required = requiredRows(answered, valued);
	const good = goodRows(answered, valued, request).filter(
		(row) => !required.some(({ intent }) => intent === row.intent),
	);
	const favourites = good.filter((row) => isFavourite(row, act, request));
	const others = good.filter((row) => !favourites.includes(row));
	const rows = fillUp([...required, ...favourites], others, count);
	if (rows.length < count) return undefined;
	const rest = [
		...valued.filter(({ worth }) => worth > 0).map(({ row }) => row),
		...rowsOf("anywhere").filter((row) => calm.test(row.tone) && isFresh(row, slots, request)),
	];
	return arrange(act, unlike(varied(rows, rest, count), rest, answered, request), slots);
}

/** Rows of some worth beside the best, those first that are worth most to the person. */
function goodRows({ act }: Answered, valued: readonly Valued[], request: ReplyRequest) {
	// What is known is said beside what fits, and not in its place.
	const best = valued.find(({ worth }) => worth < known)?.worth ?? 0;
	return valued
		.map((each) => ({ row: each.row, worth: worthToPerson(each, best, act, request) }))
		.filter(({ worth }) => worth >= best * beside)
		.sort((a, b) => b.worth - a.worth)
		.map(({ row }) => row);
}

/** The best row of every direction that the turn cannot do without. */
function requiredRows(answered: Answered, valued: readonly Valued[]) {
	return directionsOwed(answered).flatMap((direction) => {
		const all = valued.filter(({ row }) => directionOf(row.tone) === direction && row.tone !== "excited");
		// What says the question back, or is meant for such a one, says more.
		const found = all.find(({ row, worth }) => worth >= enough && !row.intent.startsWith("in-doubt/")) ?? all[0];
		return found ? [{ ...found.row, required: true }] : [];
	});
}

function directionsOwed({ act, kinds }: Answered): Direction[] {
	const both = likelihood(kinds, ...wantsBoth);
	const own = new Set(rowsOf(act).flatMap(({ tone, required }) => (required ? [directionOf(tone)] : [])));
	const owesBoth = own.has("yes") && own.has("no");
	return both >= (owesBoth ? owed / 2 : owed) ? ["yes", "no"] : [];
}
