import { type Act, traitsOf } from "../acts/acts.ts";
import { shapeOf } from "../acts/features.ts";
import { score } from "../acts/model.ts";
import type { Scored } from "../learned/scorer.ts";
import type { ClauseReading } from "../understanding.ts";
import { turnedOutWell } from "./gravity.ts";
import { likelihood } from "./kind.ts";
import { actsOf, type Kind } from "./kinds-of-acts.ts";
import type { Read } from "./read-turn.ts";
import { isRuled, isShort } from "./ruled.ts";

/** How likely the kinds that an act answers must be for it to stand. */
const stands = 0.1;
/** How likely another kind must be for an act to give way to it. */
const surely = 0.5;
/** How likely an act of that kind must be for the clause to be read as it, and not as what answers all of them. */
const closely = 0.15;

/**
 * A turn read clause by clause, put right where what is to be answered is nothing that the turn as a whole is likely to be: by
 * another clause that is, or by another act. A rule sees a few words of one clause and is certain; this has seen them all.
 */
export function inItsKind(read: Read, kinds: readonly Scored<Kind>[]): Pick<Read, "acts" | "focus"> {
	const acts = soberly(read, kinds);
	const { focus } = read;
	const [kind] = kinds;
	const own = acts[focus];
	if (!kind || !own || kind.confidence < surely || isSettled(read) || likelihoodOf(own.act, kinds) >= stands)
		return { acts, focus };
	const wanted = actsOf(kind.act);
	if (isGuessAt(wanted, acts, focus) || (civil.has(kind.act) && isAsked(own))) return { acts, focus };
	const other = acts.findLastIndex(({ act }) => wanted.includes(act));
	if (other !== -1) return { acts, focus: other };
	const at = asked(acts, kind.act) ?? focus;
	const act = closestOf(wanted, acts[at]?.clause ?? "");
	return act
		? {
				acts: acts.map((reading, i) => (i === at ? { ...reading, act, confidence: kind.confidence } : reading)),
				focus: at,
			}
		: { acts, focus };
}

/** Acts answered with a feeling, the kinds of turn that have it, and how likely one of those must be: joy at a mishap hurts. */
const felt: Readonly<Partial<Record<Act, readonly Kind[]>>> = {
	glad: ["tell-good", "wishes"],
	"good-news": ["tell-good", "wishes"],
	gripe: ["tell-annoyed", "opinion"],
	mishap: ["tell-annoyed", "tell-bad"],
};
const feels = 0.4;

/** Reads a statement as plain `telling` if its act has a feeling that the turn as a whole does not have. */
const soberly = ({ clauses, acts, focus }: Read, kinds: readonly Scored<Kind>[]): readonly ClauseReading[] =>
	acts.map((reading, i) => {
		const own = felt[reading.act];
		return i === focus && own && likelihood(kinds, ...own) < feels && !isShort(reading) && !clauses.some(turnedOutWell)
			? { ...reading, act: "telling" }
			: reading;
	});

/** Whether nothing that is heard in the words alone can say better: a short clause that a rule knows, or one that leans on others. */
function isSettled({ clauses, acts, isCompleted }: Read): boolean {
	const [only] = acts;
	return isCompleted || acts.length < clauses.length || (acts.length === 1 && only !== undefined && isRuled(only));
}

/** Kinds of turn that a question outweighs, however much else of the turn is one: "Good morning love, how did you sleep?" */
const civil: ReadonlySet<Kind> = new Set<Kind>([
	"greeting",
	"farewell",
	"thanks",
	"apology",
	"wishes",
	"introduce",
	"compliment",
]);
const isAsked = ({ clause, confidence }: ClauseReading) =>
	confidence >= 0.95 && /^(?:wh|yes-no)$/.test(shapeOf(clause));

/** Whether what is asked is a guess at what was asked before it: "where's the tap, is it under the sink". */
function isGuessAt(wanted: readonly (Act | undefined)[], acts: readonly ClauseReading[], focus: number): boolean {
	const own = acts[focus];
	return (
		own !== undefined &&
		traitsOf(own.act).yesOrNo === true &&
		acts.slice(0, focus).some(({ act }) => wanted.includes(act))
	);
}

/** How likely a turn is to be of a kind that an act answers. */
function likelihoodOf(act: Act, kinds: readonly Scored<Kind>[]): number {
	return kinds.filter((kind) => actsOf(kind.act).includes(act)).reduce((sum, { confidence }) => sum + confidence, 0);
}

/** The clause that asks, where that is wanted. */
function asked(acts: readonly ClauseReading[], kind: Kind): number | undefined {
	if (!/^(?:yes-no|wh-.*|feeling|view)$/.test(kind)) return undefined;
	const at = acts.findLastIndex(({ clause }) => clause.endsWith("?") || /^(?:wh|yes-no)$/.test(shapeOf(clause)));
	return at === -1 ? undefined : at;
}

function closestOf(wanted: readonly (Act | undefined)[], clause: string): Act | undefined {
	const likeliest = score(clause).find(({ act }) => wanted.includes(act));
	return likeliest && likeliest.confidence >= closely ? likeliest.act : wanted[0];
}
