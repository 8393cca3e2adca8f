import type { Act } from "./acts/acts.ts";
import { rowsOf } from "./bank/bank.ts";
import { heard } from "./hearing/heard.ts";
import { rowsFor } from "./plan.ts";
import { type Direction, directionOf } from "./planning/directions.ts";
import type { PlanRow, ReplyRequest } from "./reply.ts";
import { isPlainDanger } from "./safety/safety-of.ts";
import { understand } from "./understand.ts";

/** What a turn may be, as the built-in engine reads it. */
interface Hypothesis {
	act: Act;
	/** 0 to 1. */
	probability: number;
}

/** What the built-in reading tells an engine that reads for itself. */
export interface Hint {
	/** Likeliest first, at most three. None where the turn could not be read. */
	hypotheses: readonly Hypothesis[];
	mood?: "good" | "bad";
	/** Danger in words of the hand-reviewed list, not guessed by a classifier: then no card waits for a model. */
	isPlainDanger: boolean;
	/** What the replies must cover between them. */
	directions: readonly Direction[];
}

/** A turn as it is read: rows for an engine that keeps to them, and a hint for one that chooses its stances itself. */
export interface TurnPlan {
	rows: readonly PlanRow[];
	hint: Hint;
}

/** Probability from which a reading has a say in what must be covered. */
const worthCovering = 0.2;
/** Probability below which a reading does not decide both replies of two. */
const worthHalfTheSet = 0.5;

/** The turn, read once in the light of the turns before it. Its rows are those of `planFor`. */
export function turnPlanFor(request: ReplyRequest): TurnPlan {
	const understanding = understand(request.text, request.turns);
	const rows = rowsFor(understanding, request);
	const { likely, mood } = understanding;
	const hypotheses = likely.map(({ act, confidence }) => ({ act, probability: confidence }));
	return {
		rows,
		hint: {
			hypotheses,
			...(mood && { mood }),
			isPlainDanger: isPlainDanger(understanding.safety, heard(request.text)),
			directions: directionsOf(rows, hypotheses, request),
		},
	};
}

/** Whether the person turned the set to one stance, or to one matter: it owes no other. */
export const isOneWay = ({ steer }: ReplyRequest): boolean =>
	steer !== undefined && !("direction" in steer && /^(?:shorter|serious)$/.test(steer.direction));

/** For a turn that could not be read: rows true of any turn, and nothing known of it. */
export const unread = (rows: readonly PlanRow[]): TurnPlan => ({
	rows,
	hint: { hypotheses: [], isPlainDanger: false, directions: [] },
});

/**
 * Every direction that the planned rows or a likely enough reading cannot do without, and a way out beside yes and no where
 * there is room for one. A set that is steered goes one way only.
 */
function directionsOf(rows: readonly PlanRow[], hypotheses: readonly Hypothesis[], request: ReplyRequest): Direction[] {
	if (isOneWay(request)) return [];
	const planned = rows.filter(({ required }) => required);
	const [likeliest] = hypotheses;
	if (request.preferences.numberOfResponses === 2)
		return (likeliest?.probability ?? 0) >= worthHalfTheSet ? distinct(planned) : [];
	const likely = hypotheses
		.filter(({ probability }) => probability >= worthCovering)
		.flatMap(({ act }) => rowsOf(act).filter(({ required }) => required));
	return distinct([...planned, ...likely], "other");
}

const order: readonly Direction[] = ["yes", "no", "other"];

const distinct = (rows: readonly Pick<PlanRow, "tone">[], ...more: Direction[]): Direction[] => {
	const found = new Set([...rows.map(({ tone }) => directionOf(tone)), ...more]);
	return order.filter((direction) => found.has(direction));
};
