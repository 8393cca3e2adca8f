/** How often one choice followed another, by numbers instead of names. */
export type Habits = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The least number of choices after one control for a prediction. */
const least = 3;
/** The most controls remembered, and choices after each: the oldest are removed. */
const most = { places: 150, choices: 8 };
/** Above this total the counts of a control are halved, so that new habits win. */
const full = 24;

/** Records a choice and the one before it. Pure. */
export function learn(habits: Habits, from: string, to: string): Habits {
	const { [from]: before = {}, ...others } = habits;
	const { [to]: times = 0, ...rest } = before;
	const isFull = times + 1 > full;
	const counts = Object.entries({ ...rest, [to]: times + 1 })
		.map(([choice, count]) => [choice, isFull ? Math.ceil(count / 2) : count] as const)
		.slice(-most.choices);
	return Object.fromEntries([...Object.entries(others), [from, Object.fromEntries(counts)]].slice(-most.places));
}

/** What follows a choice more often than everything else together; undefined without a habit. Pure. */
export function likelyAfter(habits: Habits, from: string): string | undefined {
	const counts = Object.entries(habits[from] ?? {});
	const all = counts.reduce((sum, [, count]) => sum + count, 0);
	return counts.find(([, count]) => count >= least && 2 * count > all)?.[0];
}
