import { classify, hypotheses } from "./acts/classify.ts";
import type { Scored } from "./acts/model.ts";
import { socialActOf } from "./acts/social/social.ts";
import { rowsOf } from "./bank/bank.ts";
import { complete } from "./ellipsis.ts";
import { wholeClause } from "./follow-up.ts";
import { mayBeGrave } from "./hearing/gravity.ts";
import { heard } from "./hearing/heard.ts";
import { withoutOpening } from "./hearing/opening.ts";
import { outright } from "./indirect.ts";
import { withoutLead } from "./lead.ts";
import { lastWords } from "./normalise.ts";
import type { Slots, Turn } from "./reply.ts";
import { languageOf } from "./safety/language.ts";
import { safetyOf } from "./safety.ts";
import { segment } from "./segment.ts";
import { cuesOf } from "./slots/cues.ts";
import { declare } from "./slots/declarative.ts";
import { eitherClause } from "./slots/either-clause.ts";
import { objectOf } from "./slots/object.ts";
import { type Options, optionsOf, squeeze } from "./slots/options.ts";
import { timeOf } from "./slots/time.ts";
import { wishOf } from "./slots/wish.ts";
import { asQuestion } from "./tag-question.ts";
import { joinTails } from "./tail.ts";
import type { ClauseReading, Understanding } from "./understanding.ts";

/**
 * What a partner's turn asks of the person. Never throws: a turn that says nothing is read as a statement.
 *
 * @param turns what was said before, oldest first; an elliptical turn ("and tomorrow?") is read in its light.
 */
export function understand(text: string, turns: readonly Turn[] = []): Understanding {
	const whole = heard(text);
	const before = turns.map((turn) => ({ ...turn, text: lastWords(heard(turn.text)) }));
	const read = joinTails(
		segment(lastWords(whole)).map((clause) => readClause(wholeClause(withoutOpening(clause), before))),
	);
	const focus = focusOf(read);
	const acts = read.map((reading, i) => (i === focus ? weighed(reading, whole) : reading));
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
		safety: safetyOf(whole),
		language: languageOf(whole),
	};
}

/** Whether what is told may be grave is asked of the whole turn: nobody is answered with a shrug then. */
const weighed = (reading: ClauseReading, whole: string): ClauseReading =>
	mayBeGrave(reading.act, reading.clause, lastWords(whole)) ? { ...reading, act: "may-be-grave" } : reading;

/** Where the clause was read as it was heard, what it may be besides. */
function likelyActs(reading: ClauseReading | undefined): Scored[] {
	if (!reading) return [];
	const { act, confidence } = reading;
	const found = hypotheses(reading.clause);
	return found[0]?.act === act ? found : [{ act, confidence }];
}

/** The act that words by themselves are answered as. */
export function actOf(text: string): string {
	const { acts, focus } = understand(text);
	return acts[focus]?.act ?? "statement";
}

/** What the other clauses do, as cues of the one to answer ("You did so well. See you." has `alsoCompliment`), and `last`: none follows. */
function besides(acts: readonly ClauseReading[], focus: number): Slots {
	const others = acts.map(({ act }) => act).filter((act) => act !== acts[focus]?.act);
	const cues = others.map((act) => `also-${act}`.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()));
	return Object.fromEntries([...cues, ...(focus === acts.length - 1 ? ["last"] : [])].map((cue) => [cue, cue]));
}

/** A question with what was left out of it, and turned round where it was asked as a statement. */
function wholeQuestion(asked: string): string {
	const whole = complete(asked);
	return whole === asked ? complete(asQuestion(asked)) : whole;
}

function readClause(spoken: string): ClauseReading {
	const clause = socialActOf(withoutLead(spoken)) ? spoken : wholeQuestion(outright(spoken));
	const either = eitherClause(spoken);
	if (either) return { act: "either-or", confidence: 0.95, clause: spoken, slots: { ...cuesOf(spoken), ...either } };
	const choice = optionsOf(clause);
	if (choice)
		return {
			act: "either-or",
			confidence: 0.95,
			clause,
			slots: { ...cuesOf(clause), ...choiceSlots(choice), ...timeSlot(clause) },
		};
	const { act, confidence } = classify(clause);
	return {
		act,
		confidence,
		clause,
		slots: { ...cuesOf(clause), ...declare(clause), ...objectOf(clause), ...timeSlot(clause), ...wishOf(clause) },
	};
}

/** Slots of a choice, per side `a` to `d`: the option, the option by kind (`aThing`), and what the short band has room for. */
function choiceSlots({ kind, options }: Options): Slots {
	const slots: Record<string, string> = /^(?:state|feeling|taste|fact)$/.test(kind) ? {} : { pick: "pick" };
	options.forEach((option, i) => {
		const side = "abcd"[i] ?? "d";
		const squeezed = squeeze(option, kind);
		slots[side] = option;
		slots[`${side}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`] = option;
		if (squeezed.short) slots[`${side}Short`] = squeezed.short;
		if (squeezed.action) slots[`${side}Do`] = squeezed.action;
	});
	return slots;
}

function timeSlot(clause: string): Slots {
	const when = timeOf(clause);
	return when ? { when } : {};
}

/** How much a clause wants an answer. News outweighs small talk; what is asked outweighs both. */
const weight: Record<string, number> = {
	statement: 0,
	greeting: 1,
	"how-are-you": 4,
	farewell: 3.25,
	wait: 1,
	introduction: 3.5,
	thanks: 2,
	apology: 4,
	telling: 2,
	opinion: 2,
	rhetorical: 2,
	joke: 2,
	teasing: 3,
	weather: 2,
	compliment: 3,
	sympathy: 3,
	affection: 3,
	care: 3,
	celebration: 3,
	"good-wishes": 3,
	reassurance: 2,
	announcement: 3,
	arrangement: 4,
	called: 4,
	"care-plan": 4,
	delay: 4,
	directions: 3,
	dont: 3,
	"get-back": 3,
	instruction: 4,
	"let-me": 4,
	look: 4,
	"put-ready": 3,
	reproach: 3,
	"partner-low": 3,
	"hard-time": 3,
	"their-plan": 2,
	nudge: 3,
	"good-news": 4,
	glad: 3,
	gripe: 3,
	relief: 4,
	setback: 4,
	unwell: 4,
	trouble: 3,
	guess: 3,
	gift: 3,
	handed: 3,
	leaving: 3,
	visitor: 3,
	unavailable: 3,
	"called-off": 3,
	lost: 3,
	"let-me-know": 3,
	"feel-free": 3,
	"about-person": 2,
	"heads-up": 3,
	favour: 3,
	regards: 3,
	"partner-need": 3,
	mishap: 4,
	reminder: 3,
	"thinking-of": 4,
	"about-to": 4,
	"say-again": 4.5,
	"bad-news": 4,
	"may-be-grave": 4,
};
const asks = 5;
/** A remark that is only guessed at weighs less than the greeting before it, unless it may be sad: a cheerful answer would hurt. */
const guessed = { below: 0.5, weight: 0.5, atMost: 4 } as const;
const sad = new Set(["bad-news", "hard-time", "trouble", "unwell", "setback", "mishap", "partner-low", "gripe"]);

function focusOf(acts: readonly ClauseReading[]): number {
	const weights = acts.map(({ act, confidence }) => {
		const full = weight[act] ?? asks;
		return full <= guessed.atMost && confidence < guessed.below && !sad.has(act)
			? Math.min(full, guessed.weight)
			: full;
	});
	return weights.lastIndexOf(Math.max(...weights));
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
	return (
		act !== "say-again" &&
		(weight[act] ?? asks) === asks &&
		stances.includes("positive") &&
		stances.includes("negative")
	);
}

const low = new Set(["bad-news", "may-be-grave", "hard-time", "setback", "unwell", "trouble"]);
const glad = new Set(["good-news", "glad", "relief"]);

function moodOf(acts: readonly ClauseReading[], turns: readonly Turn[]): "good" | "bad" | undefined {
	const heard = acts.map((reading) => reading.act);
	if (heard.some((act) => low.has(act))) return "bad";
	if (heard.some((act) => glad.has(act))) return "good";
	const before = turns.findLast((turn) => turn.who === "partner");
	return before && segment(before.text).some((clause) => classify(clause).act === "bad-news") ? "bad" : undefined;
}
