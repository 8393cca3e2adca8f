import { learnHabit, numberOf, usuallyAfter } from "../habits.ts";
import { accessProfile } from "../profile.ts";
import { nameOf } from "./cue.ts";

/** The number of a control, independent of its current text: a reply is identified by its place. */
function numberOfTarget(target: HTMLElement): string {
	const place = target.dataset.place;
	return numberOf(`${location.pathname} ${place === undefined ? nameOf(target) : `place ${place}`}`);
}

/** Learns which choice follows which, while the person has that on, and predicts the next one. */
export function followHabits() {
	let last = numberOf("");
	/** The predicted next choice: fixed for a whole round. */
	let next: string | undefined;

	return {
		isLikely: (target: HTMLElement): boolean => next !== undefined && numberOfTarget(target) === next,
		chose(target: HTMLElement) {
			next = undefined;
			// Letters and the exit are not learnt.
			if (!accessProfile().scan.learned || target.closest(".access-panel, [data-access-own]")) return;
			const now = numberOfTarget(target);
			learnHabit(last, now);
			last = now;
			next = usuallyAfter(now);
		},
	};
}
