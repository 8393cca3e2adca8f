import type { Tone } from "@sayso/contract/entities/answer.ts";
import { type Direction, directionOf, type PlanRow, type TurnPlan } from "@sayso/replies";

/** Acts whose replies are a closed list, read by hand. */
const closed = /^(?:safety-\w|other-language$|cannot-have$|allergies$)/;

/** Closed acts to which one direction must not be offered: a secret is not agreed to, nor what must not be eaten. */
const barred: Readonly<Partial<Record<PlanRow["act"], Direction>>> = {
	"safety-secret": "yes",
	"cannot-have": "yes",
	allergies: "no",
};

/**
 * The rows whose cards wait for no model. Of plain danger all of them: nobody is asked about it. Of what may be a false alarm the
 * required ones, in at most half of the seats: who is in danger has them at once, and who is not has replies that fit
 * beside them.
 */
export function leadOf({ rows, hint }: TurnPlan): readonly PlanRow[] {
	const [first] = rows;
	if (!first || !closed.test(first.act)) return [];
	if (hint.isPlainDanger) return rows;
	const required = rows.filter((row) => row.required);
	return (required.length > 0 ? required : rows).slice(0, Math.ceil(rows.length / 2));
}

/** Whether a stance must not be offered to what was said, whoever words it. */
export const isBarred = ({ rows }: TurnPlan, tone: Tone): boolean => {
	const [first] = rows;
	return first !== undefined && barred[first.act] === directionOf(tone);
};
