/** Enough for the clauses of a long turn. */
const most = 24;

/**
 * A pure function of a text that knows what it last found: rules, models and whatever makes a set ask the same of the same clause
 * again and again. What it gives is shared: nobody changes it.
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
