import { type Act, traitsOf } from "./acts/acts.ts";
import { classify, hypotheses } from "./acts/classify.ts";
import { rowsOf } from "./bank/bank.ts";
import { asks, weightOf } from "./hearing/focus.ts";
import { mayBeGrave } from "./hearing/gravity.ts";
import { heard } from "./hearing/heard.ts";
import { inItsKind } from "./hearing/in-its-kind.ts";
import { kindsOf } from "./hearing/kind.ts";
import type { Kind } from "./hearing/kinds-of-acts.ts";
import { lastWords } from "./hearing/normalise.ts";
import { isWholeOf, readTurn } from "./hearing/read-turn.ts";
import { segment } from "./hearing/segment.ts";
import { turnFeaturesOf } from "./hearing/turn-features.ts";
import type { Scored } from "./learned/scorer.ts";
import type { Slots, Turn } from "./reply.ts";
import { languageOf } from "./safety/language.ts";
import { likelyIn, plainlyHeardIn, safetyOf } from "./safety/safety-of.ts";
import { stands } from "./safety/stands.ts";
import type { ClauseReading, Understanding } from "./understanding.ts";

/**
 * What a partner's turn asks of the person. Never throws: a turn that says nothing is read as a statement.
 *
 * @param turns what was said before, oldest first; an elliptical turn ("and tomorrow?") is read in its light.
 */
export function understand(text: string, turns: readonly Turn[] = []): Understanding {
	const whole = heard(text);
	const before = turns.map((turn) => ({ ...turn, text: lastWords(heard(turn.text)) }));
	const read = readTurn(lastWords(whole), before);
	const flags = safetyOf(whole);
	const features = turnFeaturesOf(read, flags);
	const kinds = kindsOf(features);
	const danger = {
		text: whole,
		cues: plainlyHeardIn(whole),
		likely: likelyIn(whole),
		isReadWhole: isWholeOf(read, whole),
	};
	const { acts: heardAs, focus } = inItsKind(read, kinds);
	const acts = heardAs.map((reading, i) => (i === focus ? weighed(reading, whole, kinds) : reading));
	const pair = pairOf(acts, focus);
	const mood = moodOf(acts, before);
	return {
		acts: acts.map((reading, i) =>
			i === focus ? { ...reading, slots: { ...reading.slots, ...besides(acts, i) } } : reading,
		),
		focus,
		...(pair === undefined ? {} : { pair }),
		...(mood ? { mood } : {}),
		likely: likelyActs(acts[focus]),
		kinds,
		features,
		safety: flags.filter((flag) => stands(flag, danger, kinds)),
		language: languageOf(whole),
	};
}

/** The whole turn decides whether a statement may be grave: such a turn never gets a casual reply. */
const weighed = (reading: ClauseReading, whole: string, kinds: readonly Scored<Kind>[]): ClauseReading =>
	mayBeGrave(reading.act, reading.clause, lastWords(whole), kinds) ? { ...reading, act: "may-be-grave" } : reading;

/** Where the clause was read as it was heard, what it may be besides. */
function likelyActs(reading: ClauseReading | undefined): Scored[] {
	if (!reading) return [];
	const { act, confidence } = reading;
	const found = hypotheses(reading.clause);
	return found[0]?.act === act ? found : [{ act, confidence }];
}

/** The act that words by themselves are answered as. */
export function actOf(text: string): Act {
	const { acts, focus } = understand(text);
	return acts[focus]?.act ?? "statement";
}

/** What the other clauses do, as cues of the one to answer ("You did so well. See you." has `alsoCompliment`), and `last`: none follows. */
function besides(acts: readonly ClauseReading[], focus: number): Slots {
	const others = acts.map(({ act }) => act).filter((act) => act !== acts[focus]?.act);
	const cues = others.map((act) => `also-${act}`.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()));
	return Object.fromEntries([...cues, ...(focus === acts.length - 1 ? ["last"] : [])].map((cue) => [cue, cue]));
}

/** An earlier clause that can be answered yes or no apart from the focus: of another act, or with words of its own. */
function pairOf(acts: readonly ClauseReading[], focus: number): number | undefined {
	const later = acts[focus];
	if (!later || !isAnswerable(later)) return undefined;
	const isGuess = /^(?:is|was|are|were) (?:it|that|they)\b/i.test(later.clause);
	const apart = (earlier: ClauseReading) =>
		!(isGuess && /^(?:where|what|who|when|which)\b/i.test(earlier.clause)) &&
		(earlier.act !== later.act || (earlier.slots.affirm !== undefined && later.slots.affirm !== undefined));
	const earlier = acts.findLastIndex(
		(reading, i) => i < focus && isAnswerable(reading) && reading.clause !== later.clause && apart(reading),
	);
	return earlier === -1 ? undefined : earlier;
}

function isAnswerable({ act }: ClauseReading): boolean {
	const stances = rowsOf(act)
		.filter((row) => row.required)
		.map((row) => row.tone);
	return act !== "say-again" && weightOf(act) === asks && stances.includes("positive") && stances.includes("negative");
}

function moodOf(acts: readonly ClauseReading[], turns: readonly Turn[]): "good" | "bad" | undefined {
	const heard = acts.map((reading) => reading.act);
	if (heard.some((act) => traitsOf(act).mood === "bad")) return "bad";
	if (heard.some((act) => traitsOf(act).mood === "good")) return "good";
	const before = turns.findLast((turn) => turn.who === "partner");
	return before && segment(before.text).some((clause) => classify(clause).act === "bad-news") ? "bad" : undefined;
}
