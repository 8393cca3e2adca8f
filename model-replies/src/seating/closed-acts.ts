import type { Tone } from "@sayso/contract/entities/answer.ts";
import { type Direction, directionOf, type PlanRow, type TurnPlan } from "@sayso/replies";

/** Acts whose replies come from a closed, hand-reviewed list. */
const closed = /^(?:safety-\w|other-language$|cannot-have$|allergies$)/;

/**
 * Closed acts to which one stance must not be offered: agreeing to keep a secret, or to eat what the person must not
 * eat.
 */
const barred: Readonly<Partial<Record<PlanRow["act"], Direction>>> = {
	"safety-secret": "yes",
	"cannot-have": "yes",
	allergies: "no",
};

/**
 * The rows whose cards do not wait for a model. In clear danger all of them are. In a possible false alarm the required
 * ones, in at most half of the seats: a person in danger has them at once, and other people have suitable replies
 * beside them.
 */
export function leadOf({ rows, hint }: TurnPlan): readonly PlanRow[] {
	const [first] = rows;
	if (!first || !closed.test(first.act)) return [];
	if (hint.isPlainDanger) return rows;
	const required = rows.filter((row) => row.required);
	return (required.length > 0 ? required : rows).slice(0, Math.ceil(rows.length / 2));
}

/** Whether a stance must not be offered in this turn, in any wording. */
export const isBarred = ({ rows }: TurnPlan, tone: Tone): boolean => {
	const [first] = rows;
	return first !== undefined && barred[first.act] === directionOf(tone);
};
