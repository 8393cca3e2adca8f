import type { Act } from "../acts/acts.ts";
import type { BankRow, Reply } from "../bank/parse.ts";
import { likelihood } from "../hearing/kind.ts";
import { isKind } from "../hearing/kinds-of-acts.ts";
import { wordingsOf } from "../realise.ts";
import type { ReplyRequest } from "../reply.ts";
import { triesOf } from "../steering/steer.ts";
import { type Answered, likelihoodOfAct } from "./answered.ts";
import { wasShown } from "./besides.ts";
import { isFresh } from "./fresh.ts";
import { likingOf } from "./rank.ts";
import { jestsInTime, mayBeEither, suits, suitsEither } from "./suits.ts";
import { tellsOfPerson } from "./tells-of-person.ts";
import { isTwin } from "./twins.ts";
import { rowsWithOwnWords } from "./with-own-words.ts";

/** A row, and what it is worth beside others, 0 to 1. */
export interface Valued {
	row: BankRow;
	worth: number;
}

/** What a row is worth that tells what is known of the person. */
export const known = 1;
/** As a share of how likely its act is, what a row is worth that is worded for such clauses only, and one that says something of the turn back. */
const shares = { cued: 0.6, close: 0.35 } as const;
/** What a row is worth at least where a rule knows the act: it is right in every second turn that looks like another. */
const ruled = 0.22;
/** How well a row of another act must fit. Of such rows readers kept three in four, of the others not half. */
const likely = 0.1;
/** Rows that a question for yes or no may have besides its own: those of kinds, and what suits most turns. */
const ofNoAct = /^(?:kind-|in-doubt\/)/;
/** Rows of other acts that are looked at for a set: what comes after them is worth little. */
const most = 24;
/** How much oftener than its places explain a row must be picked to come into every set. */
const favourite = 1.2;

/** Rows that can be said and were not said yet, the most worth first: those of the act, and those of others that fit the turn. */
export function valuedRows(answered: Answered, request: ReplyRequest): Valued[] {
	const { act, slots, mood, fits } = answered;
	const isEither = mayBeEither(answered);
	const isInTime = jestsInTime(answered, request);
	const own = rowsWithOwnWords(act, slots).filter(
		(row) => tellsOfPerson(row, slots) || !(isEither || row.intent.startsWith("anywhere/") || !isInTime(row)),
	);
	const taken = new Set(own.map(({ intent }) => intent));
	const isSuited = suits(answered, request);
	const others = fits.ranked
		.filter(
			({ row, fit }) =>
				fit >= likely &&
				(!answered.isYesOrNo || ofNoAct.test(row.intent)) &&
				!taken.has(row.intent) &&
				isSuited(row) &&
				(!isEither || suitsEither(row)),
		)
		.filter(({ row }, at) => at < most || isFavourite(row, act, request));
	const can = ({ row }: Valued) =>
		!(mood === "bad" && row.tone === "excited") &&
		isFresh(row, slots, request) &&
		(triesOf(request) === 0 || !wasShown(row, slots, request));
	const mayRepeat = (row: BankRow) => taken.has(row.intent) || isFavourite(row, act, request);
	return [
		...own.map((row) => ({ row, worth: worthOf(row, answered, request) })),
		...others.map(({ row, fit }) => ({ row, worth: Math.max(fit, cuedWorth(row, answered, request)) })),
	]
		.filter(can)
		.sort((a, b) => b.worth - a.worth)
		.filter(({ row }, at, all) => mayRepeat(row) || !all.slice(0, at).some((better) => isTwin(better.row, row)));
}

/** Whether the person picks a row so often that it comes into every set of its act. */
export const isFavourite = (row: BankRow, act: Act, { picks }: ReplyRequest): boolean =>
	likingOf(row, act, picks) >= favourite;

/** What a row is worth to the person, by how often they pick it: a favourite is worth at least as much as the best row. */
export function worthToPerson({ row, worth }: Valued, best: number, act: Act, request: ReplyRequest): number {
	return Math.max(worth * likingOf(row, act, request.picks), isFavourite(row, act, request) ? best : 0);
}

/** A row of the act that the turn is read as. */
function worthOf(row: BankRow, answered: Answered, request: ReplyRequest): number {
	if (tellsOfPerson(row, answered.slots)) return known;
	const wordings = wordingsFor(row, answered, request);
	const share = wordings.some(isCued)
		? shares.cued
		: wordings.some(({ closeness }) => closeness > 0)
			? shares.close
			: 0;
	const least = answered.isRuled ? ruled : 0;
	return Math.max(answered.fits.of(row.intent) ?? 0, share * likelihoodOfAct(answered), least);
}

/** A row for turns of a kind, where it is worded for just such clauses: a mourner hears how sorry the person is, whatever else fits. */
function cuedWorth(row: BankRow, answered: Answered, request: ReplyRequest): number {
	const [, kind = ""] = /^kind-([^/]+)/.exec(row.intent) ?? [];
	return isKind(kind) && wordingsFor(row, answered, request).some(isCued)
		? shares.cued * likelihood(answered.kinds, kind)
		: 0;
}

const isCued = ({ needs }: Reply): boolean => needs.length > 0;

/** Of one length for all, so that a set is made of the same rows however long its cards are. */
const wordingsFor = ({ intent }: BankRow, { slots }: Answered, { preferences, adultLanguage }: ReplyRequest) =>
	wordingsOf(intent, slots, { preferences: { ...preferences, responseLength: "medium" }, adultLanguage });
