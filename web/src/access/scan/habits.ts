/** How often something was chosen right after something else, by names that say nothing: numbers. */
export type Habits = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Choices from one place, from which on something can be said. */
const least = 3;
/** Places that are remembered, and choices from each: what was not chosen for longest goes. */
const most = { places: 150, choices: 8 };
/** Above it all counts of a place are halved, so that new habits come through. */
const full = 24;

/** What was chosen, after what. Pure. */
export function learn(habits: Habits, from: string, to: string): Habits {
	const { [from]: before = {}, ...others } = habits;
	const { [to]: times = 0, ...rest } = before;
	const isFull = times + 1 > full;
	const counts = Object.entries({ ...rest, [to]: times + 1 })
		.map(([choice, count]) => [choice, isFull ? Math.ceil(count / 2) : count] as const)
		.slice(-most.choices);
	return Object.fromEntries([...Object.entries(others), [from, Object.fromEntries(counts)]].slice(-most.places));
}

/** What is chosen after something more often than all else together; undefined where there is no habit. Pure. */
export function likelyAfter(habits: Habits, from: string): string | undefined {
	const counts = Object.entries(habits[from] ?? {});
	const all = counts.reduce((sum, [, count]) => sum + count, 0);
	return counts.find(([, count]) => count >= least && 2 * count > all)?.[0];
}
