/** The listeners of one thing that changes. */
export interface Listeners<Args extends unknown[]> {
	/** Calls the listener at every change. @returns a function that removes it */
	subscribe(listener: (...args: Args) => void): () => void;
	/** Calls every listener, but neither one that is added meanwhile nor one that is removed meanwhile. */
	emit(...args: Args): void;
}

/** Makes an empty set of listeners, for example `listeners<[now: Person | null]>()`. */
export function listeners<Args extends unknown[] = []>(): Listeners<Args> {
	const all = new Set<(...args: Args) => void>();
	return {
		subscribe(listener) {
			all.add(listener);
			return () => void all.delete(listener);
		},
		emit(...args) {
			for (const listener of [...all]) if (all.has(listener)) listener(...args);
		},
	};
}
