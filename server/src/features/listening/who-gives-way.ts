/** What is weighed when every place is taken and one more person wants to listen. */
export interface Claim {
	isPaid: boolean;
	/** Seconds this person has listened lately; long ago counts less and less. */
	recentSeconds: number;
}
export interface Held extends Claim {
	/** Seconds since anything was to be heard. */
	silentSeconds: number;
}

/** A stream silent for so long has nobody talking to it just now. */
const silentSeconds = 10;
/** Seconds of listening by which one person's lately has to exceed another's: two listenings of a small plan. */
const unevenSeconds = 60;

/**
 * Whose listening ends for a newcomer's: any free one for a paid one, never the other way round; among equals one in
 * which nobody speaks, or that of somebody who has listened much more lately.
 * @returns undefined where all have as good a claim as the newcomer
 */
export function whoGivesWay<H extends Held>(held: readonly H[], newcomer: Claim): H | undefined {
	const mayBeAsked = (one: H) => {
		if (one.isPaid !== newcomer.isPaid) return newcomer.isPaid;
		return isSilent(one) || one.recentSeconds > newcomer.recentSeconds + unevenSeconds;
	};
	return held.filter(mayBeAsked).sort(byClaim)[0];
}

export const isSilent = (one: Held) => one.silentSeconds >= silentSeconds;

/** The weakest first. */
const byClaim = (one: Held, other: Held) =>
	Number(one.isPaid) - Number(other.isPaid) ||
	Number(isSilent(other)) - Number(isSilent(one)) ||
	other.recentSeconds - one.recentSeconds;
