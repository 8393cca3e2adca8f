/** The facts that are compared when every place is taken and one more person wants to listen. */
export interface Claim {
	isPaid: boolean;
	/** Seconds that this person has recently listened, weighted by age. */
	recentSeconds: number;
}
export interface Held extends Claim {
	/** Seconds since the last sound that was not silence. */
	silentSeconds: number;
}

/** After this many seconds of silence a stream counts as unused. */
const silentSeconds = 10;
/** Two people's recent listening counts as uneven from this many seconds on: two listenings of a small plan. */
const unevenSeconds = 60;

/**
 * Chooses the stream that ends for a newcomer. A free stream gives way to a paid one, never the reverse. Among equals a
 * silent stream gives way, or that of a person who has recently listened much more.
 * @returns undefined if all have as good a claim as the newcomer
 */
export function whoGivesWay<H extends Held>(held: readonly H[], newcomer: Claim): H | undefined {
	const mayBeAsked = (one: H) => {
		if (one.isPaid !== newcomer.isPaid) return newcomer.isPaid;
		return isSilent(one) || one.recentSeconds > newcomer.recentSeconds + unevenSeconds;
	};
	return held.filter(mayBeAsked).sort(byClaim)[0];
}

export const isSilent = (one: Held) => one.silentSeconds >= silentSeconds;

/** The weakest claim first. */
const byClaim = (one: Held, other: Held) =>
	Number(one.isPaid) - Number(other.isPaid) ||
	Number(isSilent(other)) - Number(isSilent(one)) ||
	other.recentSeconds - one.recentSeconds;
