/** Milliseconds of all of it, at most. */
const longest = 120_000;
/** Lights that are enough. */
export const looks = 8;
/** Milliseconds on the lit place, all in all, after which it was meant. */
const meant = 700;
/** Places, and which is lit after which: near ones and far ones. */
export const places = 4;
const order = [3, 0, 2, 1, 3, 1, 0, 2];

/** Somebody looking for what is lit, between two events. Clock times are in milliseconds. */
export interface Looking {
	begun: number;
	/** How many were found. */
	found: number;
	/** Where the pointer is, from 0, and since when; undefined: beside all. */
	on: { place: number; since: number } | undefined;
	/** The place that was found last, until another is come to: going away from it takes its time, and is no pass. */
	leaves: number | undefined;
	/** Milliseconds on the lit place so far. */
	stayed: number;
	/** Milliseconds on places that were only passed by. */
	passes: readonly number[];
	/** Pixels beside the lit place where the pointer slipped to, while it was meant. */
	slips: readonly number[];
	end: "done" | undefined;
}

export type Look =
	/** The pointer is on a place, or beside all and so many pixels from the lit one. */
	{ type: "at"; place: number | undefined; beside: number } | { type: "tick" };

export const beginLooking = (now: number): Looking => ({
	...{ begun: now, found: 0, on: undefined, leaves: undefined, stayed: 0, passes: [], slips: [] },
	end: undefined,
});

export const litPlace = ({ found }: Looking): number => order[found % order.length] ?? 0;

const stayedAt = ({ on, stayed }: Looking, lit: number, now: number) =>
	stayed + (on?.place === lit ? now - on.since : 0);

/** When the clock is to be told next; undefined: it is over. */
export function lookingDue(looking: Looking, now: number): number | undefined {
	if (looking.end) return undefined;
	const lit = litPlace(looking);
	const left = looking.on?.place === lit ? meant - stayedAt(looking, lit, now) : longest;
	return Math.min(looking.begun + longest, now + left);
}

/** One step of the fold. Pure: the clock is given in. */
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
	// A tremble beside what was come to is a slip; a long way from it, somebody looked elsewhere.
	const isSlip = event.place === undefined && looking.stayed + stayed > 0 && event.beside <= 60;
	const slips = isSlip ? [...looking.slips, event.beside] : looking.slips;
	if (event.place === looking.on?.place) return { ...looking, slips };
	if (event.place !== undefined && event.place === looking.leaves) return { ...looking, on: undefined, stayed };
	const left = looking.on && looking.on.place !== lit ? [now - looking.on.since] : [];
	const on = event.place === undefined ? undefined : { place: event.place, since: now };
	const leaves = on ? undefined : looking.leaves;
	return { ...looking, on, leaves, stayed, slips, passes: [...looking.passes, ...left] };
}

/** In milliseconds and pixels, as they are set. */
interface DwellProposal {
	time: number;
	reach: number;
}

/** Lights from which on something can be said. */
const least = 4;

/**
 * What suits somebody's eyes or head: a rest half as long again as the longest look that passed by, and not under 500 ms: whoever
 * begins is usually given 450 to 1000 ms (Majaranta, Ahola and Špakov 2009, doi:10.1145/1518701.1518758), and may go lower by hand; as far
 * beside a button as nine in ten slips went. @returns undefined: too few were found
 */
export function proposeDwell({ found, passes, slips }: Looking): DwellProposal | undefined {
	if (found < least) return undefined;
	const far = slips.toSorted((a, b) => a - b)[Math.floor(slips.length * 0.9)] ?? 0;
	return {
		time: Math.min(5000, Math.max(500, Math.ceil((1.5 * Math.max(0, ...passes)) / 100) * 100)),
		reach: Math.min(60, Math.ceil(far / 6) * 6),
	};
}
