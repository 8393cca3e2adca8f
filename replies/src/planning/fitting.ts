import type { Scored } from "../acts/model.ts";
import { rowsOf } from "../bank/bank.ts";
import type { BankRow } from "../bank/parse.ts";
import { type Direction, directionOf } from "../directions.ts";
import type { Fits } from "../fitting/fits.ts";
import { likelihood } from "../hearing/kind.ts";
import { actsOf, kindsAnswered } from "../hearing/kinds-of-acts.ts";
import { wordsOf } from "../normalise.ts";
import { likingOf } from "../rank.ts";
import { wordingsOf } from "../realise.ts";
import type { PlanRow, ReplyRequest, Slots } from "../reply.ts";
import { triesOf } from "../steer.ts";
import type { Understanding } from "../understanding.ts";
import { isLight } from "../wording/occasion.ts";
import { wasShown } from "./besides.ts";
import { arrange } from "./choose.ts";
import { fillUp } from "./fill-up.ts";
import { isFresh } from "./fresh.ts";
import { unlike } from "./unlike.ts";
import { varied } from "./varied.ts";

/** A turn as it is answered. */
export interface Answered {
	act: string;
	slots: Slots;
	mood?: Understanding["mood"];
	kinds: readonly Scored[];
	fits: Fits;
	/** Whether it is plain from its words what it does, whatever kind of turn it may look like as a whole. */
	isPlain: boolean;
}

/** A row, and what it is worth beside others, 0 to 1. */
interface Valued {
	row: BankRow;
	worth: number;
}

/** Kinds of turn that want a yes and a no, and how likely one of them must be. */
const wantsBoth = ["yes-no", "offer", "invite", "request", "permission"];
const owed = 0.5;
/**
 * As a share of how likely its act is, what a row is worth that is worded for such clauses only, and one that says something of the
 * turn back; and in itself, one that tells what is known of the person.
 */
const worths = { cued: 0.6, close: 0.35, known: 1 } as const;
/** How likely the kinds that a plain act answers must be for rows of others to be tried on it. */
const agreed = 0.5;
/** How likely danger must be for nothing to be said but what the act has: no row was tried on it. */
const dangerous = 0.2;
/** How much oftener than its places explain a row must be picked to come into every set. */
const favourite = 1.2;
/** The share of the best row's worth below which a row has no place beside it. */
const beside = 0.4;
/** Rows of other acts that are looked at for a set: what comes after them is worth little. */
const most = 24;

/** The rows of a set, picked from the whole bank by how well they fit the turn; nothing where too few do. */
export function chooseFitting(answered: Answered, request: ReplyRequest): PlanRow[] | undefined {
	const { act, slots, isPlain } = answered;
	if ((isPlain && answersOf(answered) < agreed) || likelihood(answered.kinds, "danger") >= dangerous) return undefined;
	const count = request.preferences.numberOfResponses;
	const valued = valuedRows(answered, request);
	// What is known is said beside what fits, and not in its place.
	const best = valued.find(({ worth }) => worth < worths.known)?.worth ?? 0;
	const required = directionsOwed(answered).flatMap((direction) => {
		const found = valued.find(({ row }) => directionOf(row.tone) === direction && row.tone !== "excited");
		return found ? [{ ...found.row, required: true }] : [];
	});
	const good = valued
		.map(({ row, worth }) => ({ row, worth: liked(worth, best, likingOf(row, act, request.picks)) }))
		.filter(({ row, worth }) => worth >= best * beside && !required.some(({ intent }) => intent === row.intent))
		.sort((a, b) => b.worth - a.worth);
	const favourites = good.map(({ row }) => row).filter((row) => isFavourite(row, act, request));
	const rows = fillUp(
		[...required, ...favourites],
		good.map(({ row }) => row).filter((row) => !favourites.includes(row)),
		count,
	);
	const rest = [
		...valued.filter(({ worth }) => worth > 0).map(({ row }) => row),
		...rowsOf("anywhere").filter((row) => calm.test(row.tone) && isFresh(row, slots, request)),
	];
	return rows.length < count
		? undefined
		: arrange(act, unlike(varied(rows, rest, count), rest, answered, request), slots);
}

/** Tones that take no side. */
const calm = /^(?:neutral|question|uncertain)$/;

const liked = (worth: number, best: number, liking: number) => Math.max(worth * liking, liking >= favourite ? best : 0);

/** How likely the turn is to be of a kind that its act answers. */
const answersOf = ({ act, kinds }: Answered): number => likelihood(kinds, ...kindsAnswered(act));

/** Rows that can be said and were not said yet, the most worth first. */
function valuedRows(answered: Answered, request: ReplyRequest): Valued[] {
	const { act, slots, mood, kinds, fits, isPlain } = answered;
	const isSad = sober.has(act) || likelihood(kinds, "tell-bad") >= sadly;
	const isJestFree = mood === "bad" || !isLight(answered, request);
	const own = rowsOf(act).filter((row) => !row.intent.startsWith("anywhere/") || tellsOfPerson(row, slots));
	const taken = new Set(own.map(({ intent }) => intent));
	const others = fits.ranked.filter(
		({ row }) =>
			!taken.has(row.intent) &&
			!ofChoices.test(row.tone) &&
			!(isSad && !isFor(["tell-bad"], row)) &&
			!(isJestFree && isJest(row)) &&
			!(isPlain && !isFor(kindsAnswered(act), row)),
	);
	const can = ({ row }: Valued) =>
		!(mood === "bad" && row.tone === "excited") &&
		isFresh(row, slots, request) &&
		(triesOf(request) === 0 || !wasShown(row, slots, request));
	return [
		...own.map((row) => ({ row, worth: worthOf(row, answered, request) })),
		...others.slice(0, most).map(({ row, fit }) => ({ row, worth: fit })),
	]
		.filter(can)
		.sort((a, b) => b.worth - a.worth)
		.filter(
			({ row }, at, all) =>
				taken.has(row.intent) ||
				isFavourite(row, act, request) ||
				!all.slice(0, at).some((better) => isTwin(better.row, row)),
		);
}

const isFavourite = (row: BankRow, act: string, { picks }: ReplyRequest): boolean =>
	likingOf(row, act, picks) >= favourite;

/** Whether two rows have a wording in common: kinds have some of their own that say the same. */
function isTwin(one: BankRow, other: BankRow): boolean {
	const words = wordsIn(other);
	return [...wordsIn(one)].some((wording) => words.has(wording));
}

const known = new WeakMap<readonly unknown[], ReadonlySet<string>>();
/** The wordings of a row without their marks; the bank does not change. */
function wordsIn({ replies }: BankRow): ReadonlySet<string> {
	const found = known.get(replies) ?? new Set(replies.map(({ text }) => wordsOf(text.toLowerCase()).join(" ")));
	known.set(replies, found);
	return found;
}

/** What is meant to be laughed at. */
const isJest = ({ tone, replies }: BankRow): boolean =>
	tone === "excited" || /^(?:funny|tease|laugh)$/.test(replies[0]?.keyword ?? "");

/** At what is sad nothing is said but what is meant for it; and how likely it must be where the act does not say so. */
const sober = new Set(actsOf("tell-bad"));
const sadly = 0.25;

/** Whether a row is meant for turns of one of these kinds. */
function isFor(kinds: readonly string[], { intent }: BankRow): boolean {
	const [act = ""] = intent.split("/");
	return kinds.some((kind) => act === `kind-${kind}` || actsOf(kind).includes(act));
}

/** Stances towards one of several things, which only a turn that names them has. */
const ofChoices = /^option_|_[ab]$/;

/** A row of the act that the turn is read as. */
function worthOf(row: BankRow, answered: Answered, request: ReplyRequest): number {
	const { slots, fits } = answered;
	if (tellsOfPerson(row, slots)) return worths.known;
	const fit = fits.of(row.intent) ?? 0;
	// Of one length for all, so that a set is made of the same rows however long its cards are.
	const wordings = wordingsOf(
		row.intent,
		slots,
		{ ...request.preferences, responseLength: "medium" },
		request.adultLanguage,
	);
	const share = wordings.some(({ needs }) => needs.length > 0)
		? worths.cued
		: wordings.some((own) => own.fit > 0)
			? worths.close
			: 0;
	return Math.max(fit, share * answersOf(answered));
}

/** Whether a row says what About Me, or what was said before, brings to the turn. */
const tellsOfPerson = (row: BankRow, slots: Slots): boolean =>
	row.replies.some(({ text, needs }) =>
		[...needs, ...slotsIn(text)].some(
			(name) => name in slots && /^(?:fact[A-Z]|known[A-Z]|theirName$|remembered$)/.test(name),
		),
	);
const slotsIn = (text: string) =>
	[...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name.charAt(0).toLowerCase() + name.slice(1));

function directionsOwed({ act, kinds }: Answered): Direction[] {
	const both = likelihood(kinds, ...wantsBoth);
	const own = new Set(rowsOf(act).flatMap(({ tone, required }) => (required ? [directionOf(tone)] : [])));
	const owesBoth = own.has("yes") && own.has("no");
	return both >= (owesBoth ? owed / 2 : owed) ? ["yes", "no"] : [];
}
