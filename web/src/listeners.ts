/** The listeners of one thing that changes. */
export interface Listeners<Args extends unknown[]> {
	/** Calls the listener at every change. @returns how to stop */
	subscribe(listener: (...args: Args) => void): () => void;
	/** Calls every listener. One that is added meanwhile is first called at the next change. */
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
			for (const listener of [...all]) listener(...args);
		},
	};
}
