import { isAct } from "../acts/acts.ts";
import type { BankRow } from "../bank/parse.ts";
import { likelihood } from "../hearing/kind.ts";
import { actsOf, type Kind, kindsAnswered } from "../hearing/kinds-of-acts.ts";
import type { ReplyRequest } from "../reply.ts";
import { isLight } from "../wording/occasion.ts";
import type { Answered } from "./answered.ts";

/** Acts at which nothing is said but what is meant for sad news; and how likely it must be where the act does not say so. */
const sober = new Set(actsOf("tell-bad"));
const sadly = 0.25;

/** Stances towards one of several things, which only a turn that names them has. */
const ofChoices = /^option_|_[ab]$/;

/** Whether a row that was written for other acts may be said to a turn at all, however well it fits. */
export function suits(answered: Answered, request: ReplyRequest): (row: BankRow) => boolean {
	const { act, mood, kinds, isPlain } = answered;
	const isSad = sober.has(act) || likelihood(kinds, "tell-bad") >= sadly;
	const isJestFree = mood === "bad" || !isLight(answered, request);
	return (row) =>
		!ofChoices.test(row.tone) &&
		!(isSad && !isFor(["tell-bad"], row)) &&
		!(isJestFree && isJest(row)) &&
		!(isPlain && !isFor(kindsAnswered(act), row));
}

/** What is meant to be laughed at. */
const isJest = ({ tone, replies }: BankRow): boolean =>
	tone === "excited" || /^(?:funny|tease|laugh)$/.test(replies[0]?.keyword ?? "");

/** Whether a row is meant for turns of one of these kinds. */
function isFor(kinds: readonly Kind[], { intent }: BankRow): boolean {
	const [act = ""] = intent.split("/");
	return kinds.some((kind) => act === `kind-${kind}` || (isAct(act) && actsOf(kind).includes(act)));
}
