import type { Act } from "../acts/acts.ts";
import { rowsOf } from "../bank/bank.ts";
import { normalise } from "../hearing/normalise.ts";
import type { ReplyRequest } from "../reply.ts";
import { safetyOf } from "../safety/safety-of.ts";
import { topicOf } from "../slots/topic.ts";
import { isCoarse } from "../wording/coarse.ts";
import { type Pools, pickRows, type Steered } from "./pick-rows.ts";

const danger =
	/\b(?:abus\w*|blood|bleed\w*|die|dy?ing|drown\w*|drugs?|guns?|hit|hurt\w*|kill\w*|kni(?:fe|ves)|overdos\w*|pain\w*|rap(?:e|ed|ist)|sick|suicid\w*|tablets)\b/i;
/** A word alone, such as "help", is no danger in itself. */
const isFlagged = (words: readonly string[]) => words.length > 1 && safetyOf(normalise(words.join(" "))).length > 0;
const careful = ["question", "neutral", "uncertain"];

/**
 * Rows about the words that the person named: wanting them, declining, asking, telling. Words of danger are asked
 * about and stated, never wanted. Undefined where the words hold nothing to say, or only what adult language allows.
 */
export function aboutWords(
	words: readonly string[],
	{ act, low }: { act: Act; low: boolean },
	request: ReplyRequest,
): Steered | undefined {
	const said = words.join(" ");
	const slots = topicOf(words, request.text, request.preferences.responseLength === "short");
	if (!slots || (isCoarse(said) && !request.adultLanguage)) return undefined;
	// The person may say how they are, however bad it is.
	const isDanger = slots.state === undefined && (danger.test(said) || isFlagged(words));
	const isFit = ({ tone }: { tone: string }) => careful.includes(tone) || (!isDanger && !(low && tone === "excited"));
	const pools: Pools = [
		rowsOf("steer-words").filter(isFit),
		rowsOf("anywhere").filter(({ tone }) => careful.includes(tone)),
	];
	return { act, rows: pickRows(pools, act, slots, request), slots };
}
