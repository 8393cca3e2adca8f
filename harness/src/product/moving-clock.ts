import { dayMilliseconds } from "@sayso/contract/day.ts";
export interface MovingClock {
	now(): Date;
	moveDays(days: number): void;
}

/** A clock that stands still until the test moves it. */
export function movingClock(start: string | Date): MovingClock {
	let now = new Date(start).getTime();
	return {
		now: () => new Date(now),
		moveDays(days) {
			now += days * dayMilliseconds;
		},
	};
}
