/** Our records are not nested deeper; foreign data may be. */
const deepest = 4;

/** The leaf values of nested records by path, such as `scan.pace`. A list is one value, as text. */
export function leavesOf(value: unknown, path = "", depth = 0): ReadonlyMap<string, unknown> {
	if (typeof value !== "object" || value === null || depth > deepest) return new Map([[path, value]]);
	if (Array.isArray(value)) return new Map([[path, JSON.stringify(value)]]);
	const inner = Object.entries(value).flatMap(([name, each]) => [
		...leavesOf(each, path ? `${path}.${name}` : name, depth + 1),
	]);
	return new Map(inner);
}
