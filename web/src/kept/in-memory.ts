import type { Kept, Shelf } from "./kept.ts";

/** Storage in memory, for a browser that stores nothing and for tests: it lasts as long as the page. */
export function keptInMemory(): Kept {
	const shelves = new Map<Shelf, Map<string, string>>();
	const shelfOf = (name: Shelf) => {
		const shelf = shelves.get(name) ?? new Map<string, string>();
		shelves.set(name, shelf);
		return shelf;
	};
	return {
		durable: false,
		async get(shelf, id) {
			const text = shelfOf(shelf).get(id);
			return text === undefined ? undefined : JSON.parse(text);
		},
		async all(shelf) {
			return [...shelfOf(shelf)]
				.sort(([a], [b]) => (a < b ? -1 : 1))
				.map(([id, text]) => ({ id, value: JSON.parse(text) }));
		},
		async put(shelf, id, value) {
			shelfOf(shelf).set(id, JSON.stringify(value));
		},
		async remove(shelf, id) {
			shelfOf(shelf).delete(id);
		},
		async clear(shelf) {
			shelves.delete(shelf);
		},
		close: () => shelves.clear(),
	};
}
