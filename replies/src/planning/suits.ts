import { isAct } from "../acts/acts.ts";
import type { BankRow } from "../bank/parse.ts";
import { isForKind } from "../fitting/in-doubt.ts";
import { likelihood } from "../hearing/kind.ts";
import { actsOf, type Kind, kindsAnswered } from "../hearing/kinds-of-acts.ts";
import type { ReplyRequest } from "../reply.ts";
import { isLight } from "../wording/occasion.ts";
import { type Answered, isPlain } from "./answered.ts";

/** Acts at which nothing is said but what is meant for sad news; and how likely it must be where the act does not say so. */
const sober = new Set(actsOf("tell-bad"));
const sadly = 0.25;
/** How likely it must be that the partner reproaches the person before only rows meant for a reproach may be said. */
const crossly = 0.4;

/** How likely good and bad news must both be for nothing to be said that fits only one of them. */
const eitherWay = 0.2;

/** Whether it may be the best of news or the worst: who is congratulated on the worst, or pitied for the best, is hurt. */
export const mayBeEither = ({ kinds }: Answered): boolean =>
	likelihood(kinds, "tell-good") >= eitherWay && likelihood(kinds, "tell-bad") >= eitherWay;

/** Whether a row can be said to good news and to bad. */
export const suitsEither = ({ intent }: BankRow): boolean =>
	isForKind(intent, "tell-good") && isForKind(intent, "tell-bad");

/** Stances towards one of several things, which only a turn that names them has. */
const ofChoices = /^option_|_[ab]$/;

/** Whether a row that was written for other acts may be said to a turn at all, however well it fits. */
export function suits(answered: Answered, request: ReplyRequest): (row: BankRow) => boolean {
	const { act, kinds } = answered;
	const isSad = sober.has(act) || likelihood(kinds, "tell-bad") >= sadly;
	const isCross = likelihood(kinds, "reproach") >= crossly;
	const maySay = jestsInTime(answered, request);
	const only = isPlain(answered) ? kindsAnswered(act) : undefined;
	return (row) =>
		!ofChoices.test(row.tone) &&
		!(isSad && !isFor(["tell-bad"], row)) &&
		!(isCross && !isFor(["reproach"], row)) &&
		maySay(row) &&
		!(only && !isFor(only, row));
}

/** Whether a row is no jest, or the turn is one to be answered lightly. */
export function jestsInTime(answered: Answered, request: ReplyRequest): (row: BankRow) => boolean {
	const isJestFree = answered.mood === "bad" || !isLight(answered, request);
	return (row) => !(isJestFree && isJest(row));
}

/** What is meant to be laughed at. */
const isJest = ({ tone, replies }: BankRow): boolean =>
	tone === "excited" || /^(?:funny|tease|laugh)$/.test(replies[0]?.keyword ?? "");

/** Whether a row is meant for turns of one of these kinds. */
function isFor(kinds: readonly Kind[], { intent }: BankRow): boolean {
	const [act = ""] = intent.split("/");
	return kinds.some(
		(kind) =>
			act === `kind-${kind}` ||
			(isAct(act) ? actsOf(kind).includes(act) : act === "in-doubt" && isForKind(intent, kind)),
	);
}
