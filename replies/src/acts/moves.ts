import { type Act, traitsOf } from "./acts.ts";
import type { Scored } from "./model.ts";

/** The share of everything a clause may be that moves must have together, and how much of the likeliest act besides. */
const enough = 0.23;
const against = 0.6;
/** The share of them, and of everything, that an act must have by itself. */
const surely = 0.6;
const alone = 0.28;

/**
 * What a practical clause is answered as where no act is certain: as the move it is most of all, or as what is true of
 * whatever is of use to know. Nothing when it may as well be something else.
 */
export function moveOf(possible: readonly Scored[]): Act | undefined {
	const own = possible.filter(isMove);
	const other = possible.find((scored) => !isMove(scored))?.confidence ?? 0;
	const shareOf = (scored: readonly Scored[]) => scored.reduce((sum, { confidence }) => sum + confidence, 0);
	const whole = shareOf(own);
	const best = own[0];
	if (!best || whole < enough || whole < other * against) return undefined;
	if (best.confidence >= alone && best.confidence / whole >= surely) return best.act;
	return shareOf(own.filter(({ act }) => traitsOf(act).practical === "to know")) > whole / 2
		? "announcement"
		: undefined;
}

/** Whether an act tells something of use, or wants it done. */
const isMove = ({ act }: Scored): boolean => traitsOf(act).practical !== undefined;
