/** Work that waits for its turn. */
export interface Waiting {
	/** The person it belongs to. */
	personId: string;
	/** The amount of work, in any unit. */
	size: number;
	/** Urgent work comes before all other work. */
	isUrgent: boolean;
}

/**
 * A queue that is fair between people, however much work each of them has waiting. The next work is that of the person
 * who would then have received the least, and of theirs the smallest. So short work never waits for all of a long
 * one's, and no work waits forever. (Self-clocked fair queueing: S. J. Golestani, INFOCOM 1994.)
 */
export class FairQueue<Work extends Waiting> {
	#waiting: Work[] = [];
	/**
	 * How much each person has received, counted from the clock's position when they last arrived without waiting work.
	 */
	readonly #served = new Map<string, number>();
	/** The position of the work that was served last. */
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

	/** Takes the next work of a person who is not `busy`; undefined if no such work waits. */
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

	/** Removes and returns all waiting work. */
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
