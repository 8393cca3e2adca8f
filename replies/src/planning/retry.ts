/**
 * The optional rows of a plan for one try: Try Again begins where the last set stopped, so it offers other intents before
 * it rewords the old ones.
 *
 * @param taken rows a set takes from the list.
 * @param tries sets shown already for this turn.
 */
export function rotate<T>(rows: readonly T[], taken: number, tries: number): T[] {
	if (rows.length === 0) return [];
	const from = (tries * Math.max(1, taken)) % rows.length;
	return [...rows.slice(from), ...rows.slice(0, from)];
}
