/** Something that waits for its turn. */
export interface Waiting {
	/** Whose it is. */
	personId: string;
	/** How much work it is, in any unit. */
	size: number;
	/** Goes before everything that is not. */
	isUrgent: boolean;
}

/**
 * Shares out turns by person, however much each of them has waiting: next is whoever would have been served least with it, and
 * of theirs the smallest. So a short one never waits for all of a long one, and nothing waits for ever. (Self-clocked fair
 * queueing: S. J. Golestani, INFOCOM 1994.)
 */
export class FairQueue<Work extends Waiting> {
	#waiting: Work[] = [];
	/** What each person has been served, counted from where the clock stood when they last came with nothing waiting. */
	readonly #served = new Map<string, number>();
	/** How far whoever was served last had got. */
	#clock = 0;

	add(work: Work): void {
		const { personId } = work;
		if (!this.#waiting.some((other) => other.personId === personId))
			this.#served.set(personId, Math.max(this.#clock, this.#served.get(personId) ?? 0));
		this.#waiting.push(work);
	}

	/** @returns whether it was still waiting */
	remove(work: Work): boolean {
		const at = this.#waiting.indexOf(work);
		if (at >= 0) this.#waiting.splice(at, 1);
		return at >= 0;
	}

	/** Takes what is to be done next, of those who are not `busy`. Nothing where nobody else waits. */
	next(busy: ReadonlySet<string>): Work | undefined {
		const work = this.#waiting.find(({ isUrgent }) => isUrgent) ?? this.#fairest(busy);
		if (!work) return undefined;
		if (!work.isUrgent) {
			this.#clock = this.#servedWith(work);
			this.#served.set(work.personId, this.#clock);
		}
		this.remove(work);
		if (this.#waiting.length === 0) this.#forget();
		return work;
	}

	/** Everything that waits, taken out. */
	empty(): Work[] {
		this.#forget();
		return this.#waiting.splice(0);
	}

	#fairest(busy: ReadonlySet<string>): Work | undefined {
		const smallest = new Map<string, Work>();
		for (const work of this.#waiting) {
			const other = smallest.get(work.personId);
			if (!busy.has(work.personId) && (!other || work.size < other.size)) smallest.set(work.personId, work);
		}
		return [...smallest.values()].reduce<Work | undefined>(
			(first, work) => (first && this.#servedWith(first) <= this.#servedWith(work) ? first : work),
			undefined,
		);
	}

	#servedWith({ personId, size }: Work): number {
		return (this.#served.get(personId) ?? 0) + size;
	}

	#forget(): void {
		this.#served.clear();
		this.#clock = 0;
	}
}
