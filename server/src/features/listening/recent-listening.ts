/** Seconds after which listening counts half as much. */
const halfLifeSeconds = 300;
/** Below this many seconds it is forgotten. */
const forgottenSeconds = 1;

/** How long each person has listened lately, in this process. Times are milliseconds. */
export class RecentListening {
	readonly #kept = new Map<string, { seconds: number; at: number }>();

	add(personId: string, seconds: number, now: number): void {
		this.#kept.set(personId, { seconds: this.of(personId, now) + seconds, at: now });
		for (const id of this.#kept.keys()) if (this.of(id, now) < forgottenSeconds) this.#kept.delete(id);
	}

	/** Seconds, those of five minutes ago counted half. */
	of(personId: string, now: number): number {
		const kept = this.#kept.get(personId);
		return kept ? kept.seconds * 0.5 ** ((now - kept.at) / 1000 / halfLifeSeconds) : 0;
	}
}
