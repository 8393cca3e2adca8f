/** Enough for the clauses of a long turn. */
const most = 24;

/**
 * A pure function of a text that remembers its latest results: rules, models and the code that makes a set ask the same of the
 * same clause again and again. Callers share a result, so they must not change it.
 */
export function lately<Found>(find: (text: string) => Found): (text: string) => Found {
	const found = new Map<string, Found>();
	return (text) => {
		const known = found.get(text);
		if (known !== undefined) return known;
		const fresh = find(text);
		if (found.size === most) found.delete(found.keys().next().value ?? "");
		found.set(text, fresh);
		return fresh;
	};
}
