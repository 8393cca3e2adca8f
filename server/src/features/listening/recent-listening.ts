/** Seconds after which listening time counts half. */
const halfLifeSeconds = 300;
/** Totals below this many seconds are dropped. */
const forgottenSeconds = 1;

/** How long each person has recently listened in this process. Times are in milliseconds. */
export class RecentListening {
	readonly #kept = new Map<string, { seconds: number; at: number }>();

	add(personId: string, seconds: number, now: number): void {
		this.#kept.set(personId, { seconds: this.of(personId, now) + seconds, at: now });
		for (const id of this.#kept.keys()) if (this.of(id, now) < forgottenSeconds) this.#kept.delete(id);
	}

	/** Seconds of listening; those of five minutes ago count half. */
	of(personId: string, now: number): number {
		const kept = this.#kept.get(personId);
		return kept ? kept.seconds * 0.5 ** ((now - kept.at) / 1000 / halfLifeSeconds) : 0;
	}
}
