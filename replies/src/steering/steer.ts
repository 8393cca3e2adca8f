import type { Tone } from "@sayso/contract/entities/answer.ts";
import type { Steer } from "@sayso/contract/v1/generate.ts";
import { type Act, traitsOf } from "../acts/acts.ts";
import { rowsOf } from "../bank/bank.ts";
import type { BankAct } from "../bank/bank-act.ts";
import type { BankRow } from "../bank/parse.ts";
import type { ReplyRequest } from "../reply.ts";
import { turnCues } from "../slots/turn-kind.ts";
import type { Understanding } from "../understanding.ts";
import { aboutWords } from "./about-words.ts";
import { type Pools, pickRows, type Steered } from "./pick-rows.ts";

type Direction = Extract<Steer, { direction: unknown }>["direction"];

const directionOf = ({ steer }: ReplyRequest): Direction | undefined =>
	steer && "direction" in steer ? steer.direction : undefined;

/**
 * The request as its steer turns it, for every engine: `shorter` asks for the short band, `serious` for the calmest register.
 */
export function turned(request: ReplyRequest): ReplyRequest {
	const { preferences } = request;
	switch (directionOf(request)) {
		case "shorter":
			return { ...request, preferences: { ...preferences, responseLength: "short" } };
		case "serious":
			return { ...request, preferences: { ...preferences, context: "business" }, adultLanguage: false };
		default:
			return request;
	}
}

/** Sets after which a try goes on to other rows: a shorter set keeps those of the set it shortens. */
export const triesOf = (request: ReplyRequest): number =>
	Math.max(0, request.shown.length - (directionOf(request) === "shorter" ? 1 : 0));

/**
 * The rows that the person's steer asks for: exactly as many as they want replies, each with something left to say that was
 * not shown this turn. Nothing where the ordinary rows are what is wanted. Turns with a safety flag are never steered.
 */
export function steeredRows(understanding: Understanding, request: ReplyRequest): Steered | undefined {
	const { steer } = request;
	const reading = understanding.acts[understanding.focus];
	if (!steer || !reading || understanding.safety.length > 0) return undefined;
	const { act } = reading;
	const low = understanding.mood === "bad";
	if ("words" in steer) return aboutWords(steer.words, { act, low }, request);
	const slots = { ...reading.slots, ...turnCues(reading, low) };
	const pools = poolsOf[steer.direction]?.(act, low || isGrave(act, request.text));
	const fit = pools?.map((pool) => pool.filter(({ tone }) => !(low && tone === "excited")));
	return fit && { act, rows: pickRows(fit, act, slots, request), slots };
}

const graveWords =
	/\b(?:accident|ambulance|blood|bleed\w*|cancer|crash\w*|died|dying|dead|doctors?|diagnos\w+|emergency|fall(?:en)?|fell|funeral|hospital|hurts?|medic\w+|nurse|operation|pain\w*|sick|surgery|tablets|test results|unwell)\b/i;
/** A turn that the person should not joke about. */
const isGrave = (act: Act, text: string) => traitsOf(act).gravity === "grave" || graveWords.test(text);

/** Where the rows of a direction come from. */
const poolsOf: Partial<Record<Direction, (act: Act, grave: boolean) => Pools>> = {
	agree: (act) => [own(act, ...accepting, "excited"), rowsOf("steer-agree"), anywhere("positive")],
	disagree: (act) => [own(act, "negative"), rowsOf("steer-disagree"), anywhere("negative")],
	ask: (act) => [[...own(act, "question"), ...rowsOf("steer-ask")], anywhere("question")],
	joke: (act, grave) =>
		grave
			? [own(act, "neutral", ...accepting), anywhere("neutral")]
			: [[...(act === "joke" ? own(act, "excited", "positive") : []), ...rowsOf("steer-joke")], anywhere("neutral")],
	serious(act) {
		const calm = own(act === "joke" ? "statement" : act, ...calmTones);
		const [required, optional] = [calm.filter((row) => row.required), calm.filter((row) => !row.required)];
		const earnest = own("steer-serious", "neutral", "question", "uncertain");
		const [first, ...rest] = optional;
		return [
			[...required, ...(first ? [first] : []), ...earnest, ...rest],
			rowsOf("steer-serious"),
			anywhere(...calmTones),
		];
	},
};

const accepting = ["positive", "option_a", "option_b", "neutral_final"] as const;
const calmTones = ["positive", "negative", "option_a", "option_b", "neutral", "question", "uncertain"] as const;

/** An act's rows in some tones, without those that fit every act. */
const own = (act: BankAct, ...tones: Tone[]): readonly BankRow[] =>
	rowsOf(act).filter((row) => !row.intent.startsWith("anywhere/") && tones.includes(row.tone));
const anywhere = (...tones: Tone[]): readonly BankRow[] => rowsOf("anywhere").filter((row) => tones.includes(row.tone));
