/** The longest measurement, in milliseconds. */
const longest = 120_000;
/** The number of highlights that is enough. */
export const looks = 8;
/** Milliseconds in total on the highlighted place after which it counts as found. */
const meant = 700;
/** The number of places, and the order of highlights: near and far ones. */
export const places = 4;
const order = [3, 0, 2, 1, 3, 1, 0, 2];

/** The state of a measurement. Clock times are in milliseconds. */
export interface Looking {
	begun: number;
	/** The number of places found. */
	found: number;
	/** The index of the place under the pointer, and since when; undefined: beside all places. */
	on: { place: number; since: number } | undefined;
	/** The place found last, until another is reached: the time to leave it does not count as a pass. */
	leaves: number | undefined;
	/** Milliseconds on the highlighted place so far. */
	stayed: number;
	/** Milliseconds on each place that was only passed. */
	passes: readonly number[];
	/** Pixels between the pointer and the highlighted place during slips. */
	slips: readonly number[];
	end: "done" | undefined;
}

export type Look =
	/** The pointer is on a place, or beside all and so many pixels from the highlighted one. */
	{ type: "at"; place: number | undefined; beside: number } | { type: "tick" };

export const beginLooking = (now: number): Looking => ({
	...{ begun: now, found: 0, on: undefined, leaves: undefined, stayed: 0, passes: [], slips: [] },
	end: undefined,
});

export const litPlace = ({ found }: Looking): number => order[found % order.length] ?? 0;

const stayedAt = ({ on, stayed }: Looking, lit: number, now: number) =>
	stayed + (on?.place === lit ? now - on.since : 0);

/** When the next tick is due; undefined: it is over. */
export function lookingDue(looking: Looking, now: number): number | undefined {
	if (looking.end) return undefined;
	const lit = litPlace(looking);
	const left = looking.on?.place === lit ? meant - stayedAt(looking, lit, now) : longest;
	return Math.min(looking.begun + longest, now + left);
}

/** The next state after an event. Pure: the clock is a parameter. */
export function look(looking: Looking, event: Look, now: number): Looking {
	if (looking.end) return looking;
	if (now >= looking.begun + longest) return { ...looking, end: "done" };
	const lit = litPlace(looking);
	const stayed = stayedAt(looking, lit, now);
	if (stayed >= meant) {
		const found = looking.found + 1;
		const next = { ...looking, found, stayed: 0, on: undefined, leaves: lit };
		return { ...next, end: found >= looks ? "done" : undefined };
	}
	if (event.type === "tick") return looking;
	// A short distance beside the reached place is a slip; a long one is a look elsewhere.
	const isSlip = event.place === undefined && looking.stayed + stayed > 0 && event.beside <= 60;
	const slips = isSlip ? [...looking.slips, event.beside] : looking.slips;
	if (event.place === looking.on?.place) return { ...looking, slips };
	if (event.place !== undefined && event.place === looking.leaves) return { ...looking, on: undefined, stayed };
	const left = looking.on && looking.on.place !== lit ? [now - looking.on.since] : [];
	const on = event.place === undefined ? undefined : { place: event.place, since: now };
	const leaves = on ? undefined : looking.leaves;
	return { ...looking, on, leaves, stayed, slips, passes: [...looking.passes, ...left] };
}

/** In milliseconds and pixels, like the settings. */
interface DwellProposal {
	time: number;
	reach: number;
}

/** The least number of places found for a proposal. */
const least = 4;

/**
 * Proposes dwell settings: a dwell time of 1.5 times the longest passing look, and at least 500 ms: beginners usually get 450 to
 * 1000 ms (Majaranta, Ahola and Špakov 2009, doi:10.1145/1518701.1518758) and can choose less by hand; and a reach that covers nine
 * in ten slips. @returns undefined: too few were found
 */
export function proposeDwell({ found, passes, slips }: Looking): DwellProposal | undefined {
	if (found < least) return undefined;
	const far = slips.toSorted((a, b) => a - b)[Math.floor(slips.length * 0.9)] ?? 0;
	return {
		time: Math.min(5000, Math.max(500, Math.ceil((1.5 * Math.max(0, ...passes)) / 100) * 100)),
		reach: Math.min(60, Math.ceil(far / 6) * 6),
	};
}
