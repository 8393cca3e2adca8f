import { learnHabit, numberOf, usuallyAfter } from "../habits.ts";
import { accessProfile } from "../profile.ts";
import { nameOf } from "./cue.ts";

/** A control, whatever it says at the time: a reply is known by its place. */
function numberOfTarget(target: HTMLElement): string {
	const place = target.dataset.place;
	return numberOf(`${location.pathname} ${place === undefined ? nameOf(target) : `place ${place}`}`);
}

/** Learns what somebody chooses after what, for as long as they want it learned, and knows what comes next. */
export function followHabits() {
	let last = numberOf("");
	/** What usually comes after it: the same for a whole round, whatever else is learned. */
	let next: string | undefined;

	return {
		isLikely: (target: HTMLElement): boolean => next !== undefined && numberOfTarget(target) === next,
		chose(target: HTMLElement) {
			next = undefined;
			// What is written letter by letter is nobody's habit, and the way out is none.
			if (!accessProfile().scan.learned || target.closest(".access-panel, [data-access-own]")) return;
			const now = numberOfTarget(target);
			learnHabit(last, now);
			last = now;
			next = usuallyAfter(now);
		},
	};
}
